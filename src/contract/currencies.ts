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
  /** Units of this currency per unit of the site's currency. */
  rate: z.number(),
  updated_at: Instant,
})
export type CurrencyRate = z.output<typeof CurrencyRate>

export const listCurrencyRates = read('GET admin/currency-rates', {
  access: 'admin',
  summary: "Lists the currencies that prices can be shown in besides the site's.",
  input: z.object({}),
  output: z.array(CurrencyRate),
})

export const saveCurrencyRate = write('POST admin/save-currency-rate', {
  access: 'admin',
  summary: 'Sets an exchange rate. Without a rate the currency is removed.',
  input: z.object({
    code: CurrencyCode,
    rate: z.optional(Numeric(z.number().check(z.minimum(0.000_000_1), z.maximum(1_000_000_000)))),
  }),
  output: z.array(CurrencyRate),
})

export const getCurrencies = read('GET get-currencies', {
  access: 'anyone',
  summary: 'Lists the currencies that prices can be shown in, that of the site first.',
  input: z.object({}),
  isShapeUnknown: true,
  output: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      symbol: z.string(),
      /** Units of this currency per unit of the site's currency. */
      rate: z.number(),
      is_default: z.boolean(),
    }),
  ),
  beside: z.object({ total: z.int() }),
})
