import { expect, test } from 'vitest'
import { ENTRY_KINDS, ENTRY_MESSAGES, KINDS } from '#domain/catalogue-entries.ts'
import { texts } from '#web/i18n/admin-catalogue/en.ts'
import { texts as form } from '#web/i18n/admin-form/en.ts'
import { WITH_HELP } from './entry-words.ts'

const has = (key: string) => Object.hasOwn(texts, `entries.${key}`)
const fields = ENTRY_KINDS.flatMap((kind) =>
  Object.entries(KINDS[kind].fields).map(([name, field]) => ({ kind, name, field })),
)

test('each field has its name, each choice too, and a sentence more where one is promised', () => {
  expect(fields.filter(({ name }) => !has(name))).toEqual([])
  const choices = fields.flatMap(({ field }) => (field.type === 'choice' ? field.options : []))
  expect(choices.filter((choice) => !has(`choice-${choice}`))).toEqual([])
  const helped = Object.keys(texts).filter((key) => key.endsWith('-help'))
  expect(helped.sort()).toEqual([...WITH_HELP].map((key) => `entries.${key}-help`).sort())
  expect([...WITH_HELP].filter((key) => !fields.some(({ kind, name }) => key === `${kind}-${name}`))).toEqual([])
})

test('each problem has its sentence', () => {
  expect(Object.keys(ENTRY_MESSAGES).filter((word) => !Object.hasOwn(form, `operator.${word}`))).toEqual([])
})
