import type { listCurrencyRates as endpoint } from '#contract/currencies.ts'
import type { Handler } from '#server/context.ts'
import { presentRate } from './present.ts'
import { listRates, siteCurrency } from './queries.ts'

export const listCurrencyRates: Handler<typeof endpoint> = async ({ sql, language }) =>
  (await listRates(sql, await siteCurrency(sql))).map((rate) => presentRate(rate, language))
