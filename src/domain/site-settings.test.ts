import { expect, test } from 'vitest'
import { fieldProblem, tidyValue } from './operator-field.ts'
import {
  SETTING_GROUPS,
  SETTING_KEYS,
  SETTINGS,
  type SettingKey,
  settingConflicts,
  settingOf,
} from './site-settings.ts'

const conflictsWith = (values: Partial<Record<SettingKey, string>>) =>
  settingConflicts((key) => values[key] ?? SETTINGS[key].byDefault).map(({ key, word }) => `${key} ${word}`)

test('each group has settings, and each default is valid', () => {
  for (const group of SETTING_GROUPS) expect(SETTING_KEYS.some((key) => SETTINGS[key].group === group)).toBe(true)
  const wrong = SETTING_KEYS.filter((key) => {
    const { byDefault } = SETTINGS[key]
    return byDefault !== tidyValue(SETTINGS[key], byDefault) || fieldProblem(SETTINGS[key], byDefault) !== null
  })
  expect(wrong).toEqual([])
  expect(conflictsWith({})).toEqual([])
})

test.each<[Partial<Record<SettingKey, string>>, string]>([
  [{ min_radius_range: '50' }, 'max_radius_range radius'],
  [{ freshness_hide_days: '45' }, 'freshness_hide_days freshness'],
  [{ freshness_sink_days: '0', freshness_hide_days: '30' }, 'freshness_hide_days freshness'],
  [{ email_password_login: '0', number_with_otp_login: '0' }, 'email_password_login sign-in'],
  [{ latitude: '1' }, 'longitude point'],
  [{ map_service_provider: 'raster' }, 'map_tile_url tiles'],
  [{ map_service_provider: 'google' }, 'map_google_key google'],
  [{ bank_transfer_status: '1' }, 'bank_details bank'],
])('the settings %j conflict: %s', (values, conflict) => {
  expect(conflictsWith(values)).toEqual([conflict])
})

test('an ageing stage can be disabled', () => {
  expect(conflictsWith({ freshness_sink_days: '0', freshness_expire_days: '0' })).toEqual([])
})

test.each([
  ['company_name', true],
  ['about_us.es', true],
  ['company_name.es', false],
  ['about_us.es.x', false],
  ['__proto__', false],
  ['demo.loaded_at', false],
])('%s is a setting: %s', (key, isOne) => {
  expect(settingOf(key) !== null).toBe(isOne)
})
