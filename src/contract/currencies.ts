import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Instant, Numeric } from './fields.ts'

const CurrencyCode = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.regex(/^[A-Z]{3}$/),
  z.refine((code) => Intl.supportedValuesOf('currency').includes(code), { error: 'api.not-currency' }),
)

const CurrencyRate = z.object({
  code: z.string(),
  name: z.string(),
  /** How much of it one unit of the site's own currency buys. */
  rate: z.number(),
  updated_at: Instant,
})
export type CurrencyRate = z.output<typeof CurrencyRate>

export const listCurrencyRates = read('GET admin/currency-rates', {
  access: 'admin',
  summary: "The currencies that visitors may see prices in beside the site's own.",
  input: z.object({}),
  output: z.array(CurrencyRate),
})

export const saveCurrencyRate = write('POST admin/save-currency-rate', {
  access: 'admin',
  summary: 'Sets what a currency is worth; without a rate it is no longer offered.',
  input: z.object({
    code: CurrencyCode,
    rate: z.optional(Numeric(z.number().check(z.minimum(0.000_000_1), z.maximum(1_000_000_000)))),
  }),
  output: z.array(CurrencyRate),
})
