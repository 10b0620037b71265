import type { getCurrencies as endpoint } from '#contract/currencies.ts'
import { currencySymbol } from '#domain/money.ts'
import type { Handler } from '#server/context.ts'
import { listRates, siteCurrency } from './queries.ts'

export const getCurrencies: Handler<typeof endpoint> = async ({ sql }) => {
  const site = await siteCurrency(sql)
  const rates = (await listRates(sql, site)).filter(({ code }) => code !== site)
  const data = [{ code: site, rate: 1 }, ...rates].map(({ code, rate }) => ({
    code,
    name: names.of(code) ?? code,
    symbol: currencySymbol(code),
    rate,
    is_default: code === site,
  }))
  return { data, total: data.length }
}

const names = new Intl.DisplayNames('en', { type: 'currency' })
