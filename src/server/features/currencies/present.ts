import type { CurrencyRate } from '#contract/currencies.ts'
import { instantOf } from '#domain/instant.ts'
import type { RateRow } from './queries.ts'

export const presentRate = ({ code, rate, updatedAt }: RateRow, language: string): CurrencyRate => ({
  code,
  name: new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code,
  rate,
  updated_at: instantOf(updatedAt),
})
