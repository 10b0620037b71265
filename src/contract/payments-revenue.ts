import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { Url } from './fields.ts'

const DAY_MS = 86_400_000
const MAX_DAYS = 3660
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
const Day = z.string().check(z.refine(isDay, { error: 'api.day-form' }))

/** Inclusive period of days in UTC. */
const Period = z.object({ from: Day, to: Day }).check(
  z.refine(({ from, to }) => from <= to, { error: 'api.period-order', path: ['to'] }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_DAYS * DAY_MS, {
    error: 'api.period-long',
    path: ['to'],
  }),
)

export const REVENUE_BY = ['day', 'month', 'package'] as const

const Sums = { sales: z.number(), refunds: z.number(), net: z.number(), payments: z.int() }

export const getRevenue = read('GET admin/revenue', {
  access: 'admin',
  summary: 'Returns sales and refunds of a period by day, month or package, with the previous period.',
  input: z.extend(Period, { by: z._default(z.literal(REVENUE_BY), 'day') }),
  output: z.array(
    z.object({
      /** Amounts are in major units; currencies are not summed up. */
      currency: z.string(),
      ...Sums,
      previous: z.object(Sums),
      rows: z.array(z.object({ key: z.string(), label: z.string(), ...Sums, previous_net: z.number() })),
    }),
  ),
  beside: z.object({ previous_from: z.string(), previous_to: z.string() }),
})

export const exportPayments = read('GET admin/payments-export', {
  access: 'admin',
  summary: 'Returns a link to the payments of a period as CSV, valid for 15 minutes.',
  input: Period,
  output: z.object({ url: Url }),
})
