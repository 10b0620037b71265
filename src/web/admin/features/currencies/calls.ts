import { saveCurrencyRate } from '#contract/currencies.ts'
import { call } from '#web/api/call.ts'

export const sendRate = (code: string, rate: string) =>
  call<typeof saveCurrencyRate>(saveCurrencyRate, { code, ...(rate !== '' && { rate }) })
