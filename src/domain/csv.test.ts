import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvRecord, csvCell, csvLine, csvValue, delimiterOf, readCsv } from './csv.ts'

async function all(...chunks: string[]) {
  const records: CsvRecord[] = []
  for await (const record of readCsv(chunks)) records.push(record)
  return records
}
const cells = async (...chunks: string[]) => (await all(...chunks)).map((record) => record.cells)

test.each([
  [
    'plain lines',
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a mark at the beginning',
    '\uFEFFa,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b\n"1,5";2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'quotes, separators and line ends in quotes',
    'a,b\n"x ""y"", z","1\r\n2"\n',
    [
      ['a', 'b'],
      ['x "y", z', '1\r\n2'],
    ],
  ],
  [
    'empty cells and empty lines',
    'a,b\n\n,\n"",x',
    [
      ['a', 'b'],
      ['', ''],
      ['', 'x'],
    ],
  ],
  [
    'old line ends',
    'a,b\r1,2\r3,4',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ],
  ],
])('a CSV file with %s is parsed', async (_, text, wanted) => {
  expect(await cells(text)).toEqual(wanted)
  expect(await cells(...text)).toEqual(wanted)
})

test('a record reports the line on which it begins', async () => {
  expect((await all('a,b\r\n"1\r\n\r\n2",x\r\n3,4\r\n')).map(({ line }) => line)).toEqual([1, 2, 5])
})

test.each([
  ['a,b\n"open', 'api.import-cell-open'],
  ['a,b\n"x"y,1', 'api.import-after-quote'],
])('%j is rejected as CSV', async (text, message) => {
  await expect(all(text)).rejects.toThrow(message)
})

test('separators inside quotes do not count towards the delimiter', () =>
  expect(delimiterOf('"a,b,c";d;e\n1,2,3,4')).toBe(';'))

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['@SUM(1)', "'@SUM(1)"],
  ['+1+1', "'+1+1"],
  ['-5', '-5'],
  ['-5+1', "'-5+1"],
])('the cell %s is escaped against formula injection', (value, written) => expect(csvCell(value)).toBe(written))

test('written CSV is parsed back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 5 }), async (values) => {
      const text = csvLine(['a', 'b']) + csvLine(values)
      const [, record] = await all(text)
      expect(record!.cells.map(csvValue)).toEqual(values)
    }),
  )
})
