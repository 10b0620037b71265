import * as z from 'zod/mini'
import { CountryCosts, type mortgageCosts as endpoint } from '#contract/mortgages.ts'
import { countryName } from '#domain/country-name.ts'
import type { Handler } from '#server/context.ts'
import { findBuyingCosts } from './queries.ts'

export const mortgageCosts: Handler<typeof endpoint> = async ({ sql }, { country }) => {
  const all = readCosts(await findBuyingCosts(sql))
  const wanted = country?.toLowerCase()
  return wanted === undefined ? all : all.filter((costs) => isCalled(costs.country, wanted))
}

const isCalled = (code: string, wanted: string) =>
  code.toLowerCase() === wanted || countryName(code).toLowerCase() === wanted

const Costs = z.array(CountryCosts)

/** Parses the setting; an invalid one gives no costs instead of an error. */
function readCosts(setting: string): z.output<typeof Costs> {
  try {
    const costs = Costs.safeParse(JSON.parse(setting))
    return costs.success ? costs.data : []
  } catch {
    return []
  }
}
