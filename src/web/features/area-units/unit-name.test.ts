import { expect, test } from 'vitest'
import { AREA_UNITS } from '#domain/area.ts'
import { ar } from '#web/i18n/ar.ts'
import { en } from '#web/i18n/en.ts'
import { es } from '#web/i18n/es.ts'
import { translator } from '#web/i18n/translate.ts'
import { unitName } from './unit-name.ts'

test.each([
  ['en', en],
  ['es', es],
  ['ar', ar],
] as const)('every unit has a distinct name in %s', (language, texts) => {
  const t = translator(language, texts)
  for (const id of AREA_UNITS) {
    expect(unitName(id, t)).toMatch(/\p{L}/u)
    expect(unitName(id, t)).not.toContain('undefined')
  }
})

test('a unit that differs by region names its region', () => {
  const t = translator('en', en)
  expect(unitName('bigha-assam', t)).toBe('bigha (Assam)')
  expect(unitName('acre', t)).toBe('acre')
})
