import { expect, test } from 'vitest'
import { ENTRY_KINDS, ENTRY_MESSAGES, KINDS } from '#domain/catalogue-entries.ts'
import { texts as form } from '#web/i18n/admin-form/en.ts'
import { texts } from '#web/i18n/catalogue-admin/en.ts'
import { WITH_HELP } from './entry-labels.ts'

const has = (key: string) => Object.hasOwn(texts, `entries.${key}`)
const fields = ENTRY_KINDS.flatMap((kind) =>
  Object.entries(KINDS[kind].fields).map(([name, field]) => ({ kind, name, field })),
)

test('every field and every choice has a label, and a help text where one is declared', () => {
  expect(fields.filter(({ name }) => !has(name))).toEqual([])
  const choices = fields.flatMap(({ field }) => (field.type === 'choice' ? field.options : []))
  expect(choices.filter((choice) => !has(`choice-${choice}`))).toEqual([])
  const helped = Object.keys(texts).filter((key) => key.endsWith('-help'))
  expect(helped.sort()).toEqual([...WITH_HELP].map((key) => `entries.${key}-help`).sort())
  expect([...WITH_HELP].filter((key) => !fields.some(({ kind, name }) => key === `${kind}-${name}`))).toEqual([])
})

test('every validation error has a message', () => {
  expect(Object.keys(ENTRY_MESSAGES).filter((word) => !Object.hasOwn(form, `operator.${word}`))).toEqual([])
})
