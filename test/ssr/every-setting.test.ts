import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { SETTING_KEYS, SETTINGS, type SettingDefinition, type SettingKey } from '#domain/site-settings.ts'
import { testApp } from '#test/support/app.ts'
import { CLIENTS_ONLY, settingObservers } from '#test/support/setting-observers.ts'
import { settingHelp } from '#web/admin/features/settings/setting-labels.ts'
import { en } from '#web/i18n/en.ts'

const app = await testApp({ site: { buildDir: resolve('build'), cache: false } })
const observers = await settingObservers(app)

const set = (key: string, value: string) => app.db`
  insert into settings (key, value, is_public) values (${key}, ${value}, ${(SETTINGS[key as SettingKey] as SettingDefinition).isPublic})
  on conflict (key) do update set value = excluded.value`
const reset = (key: SettingKey) => set(key, SETTINGS[key].byDefault)
const definitionOf = (key: SettingKey): SettingDefinition => SETTINGS[key]
const isObserved = (key: SettingKey) => observers[key] !== CLIENTS_ONLY

test('every setting either has an observer or is for shipped clients only', () => {
  expect(Object.keys(observers).sort()).toEqual([...SETTING_KEYS].sort())
  expect(SETTING_KEYS.filter((key) => isObserved(key) === (definitionOf(key).isForClients ?? false))).toEqual([])
})

test.each(SETTING_KEYS.filter(isObserved))('%s changes the output of the site', async (key) => {
  const observer = observers[key]
  if (observer === CLIENTS_ONLY) throw new Error(`${key} is not observed`)
  const given = Object.entries(observer.given ?? {})
  await reset(key)
  for (const [name, value] of given) await set(name, value)
  const before = await observer.see()
  expect(await observer.see()).toEqual(before)
  await set(key, observer.to)
  expect(await observer.see()).not.toEqual(before)
  for (const name of [key, ...given.map(([name]) => name)]) await reset(name as SettingKey)
})

test.each(SETTING_KEYS.filter((key) => !isObserved(key)))('the help of %s says that only clients read it', (key) => {
  const t = (text: string) => (en as Record<string, string>)[text] ?? ''
  expect(settingHelp(t as never, key)).toContain('Used by apps and API clients only')
})
