import { expect, test } from 'vitest'
import { readJsonObjects } from './json-objects.ts'

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}
async function objects(text: string, size = 3) {
  const found: { line: number; value: unknown }[] = []
  for await (const { line, text: source } of readJsonObjects(inPieces(text, size)))
    found.push({ line, value: JSON.parse(source) })
  return found
}

test.each([
  ['a list', '[{"a":1},\n {"a":"}]\\"{"}]'],
  ['the value of an OData answer', '{"@odata.count":2,\n"value":[{"a":1},{"a":"}]\\"{"}],"@odata.nextLink":"x"}'],
  ['one object on each line', '{"a":1}\n{"a":"}]\\"{"}\n'],
])('%s is parsed regardless of how it is split into chunks', async (_what, text) => {
  for (const size of [1, 2, 7, 1000])
    expect((await objects(text, size)).map(({ value }) => value)).toEqual([{ a: 1 }, { a: '}]"{' }])
})

test('each object has the line it starts on, and nested objects stay whole', async () => {
  expect(await objects('[\n{"a":\n{"value":[{"b":2}]}},\n{"a":[1,{"c":[]}]}\n]')).toEqual([
    { line: 2, value: { a: { value: [{ b: 2 }] } } },
    { line: 4, value: { a: [1, { c: [] }] } },
  ])
})

test('a truncated file is refused with the line on which its last object starts', async () => {
  await expect(objects('[{"a":1},\n{"a":')).rejects.toThrow('Line 2: The object that starts here is not closed')
})

test('an unterminated object is refused before it fills the memory', async () => {
  await expect(objects(`[{"a":"${'x'.repeat(2_000_001)}"}]`, 65_536)).rejects.toThrow('An object is too long')
})

test('a text without objects has no rows', async () => {
  expect(await objects('[]')).toEqual([])
  expect(await objects('[1,"{}"]')).toEqual([])
})
