import { expect, test } from 'vitest'
import { PROBLEMS } from '#domain/operator-field.ts'
import { CONFLICTS, SETTING_KEYS, SETTINGS, type SettingDefinition } from '#domain/site-settings.ts'
import { texts as form } from '#web/i18n/admin-form/en.ts'
import { texts } from '#web/i18n/settings-admin/en.ts'
import { WITH_HELP } from './setting-labels.ts'

const named = (key: string) => `settings.${key}`

test('every setting has a label, and a help text where one is declared', () => {
  expect(SETTING_KEYS.filter((key) => !Object.hasOwn(texts, named(key)))).toEqual([])
  const helped = Object.keys(texts).filter((key) => key.endsWith('-help'))
  expect(helped.sort()).toEqual([...WITH_HELP].map((key) => `${named(key)}-help`).sort())
})

test('every choice has a label', () => {
  const choices = SETTING_KEYS.flatMap((key) => {
    const setting: SettingDefinition = SETTINGS[key]
    return setting.type === 'choice' ? setting.options.map((option) => `${named(key)}-${option}`) : []
  })
  expect(choices.length).toBeGreaterThan(5)
  expect(choices.filter((key) => !Object.hasOwn(texts, key))).toEqual([])
})

test('every validation error has a message', () => {
  const words = [...PROBLEMS, ...CONFLICTS, 'unknown', 'no-language'].map((word) => `operator.${word}`)
  expect(words.filter((key) => !Object.hasOwn(form, key))).toEqual([])
})
