import type { Output } from '#contract/endpoint.ts'
import type { getPropertyHistory } from '#contract/properties.ts'
import { type Chart, priceChart } from './chart.ts'

type History = Output<typeof getPropertyHistory>
type Event = History['events'][number]

export interface HistoryView {
  days: number
  /** Latest first. */
  events: Event[]
  chart: (Chart & { from: string; until: string }) | null
  area: History['area_price']
}

/** The history of a home; null when it has only its listing event and no comparable homes. */
export function historyView({ events, days_listed, area_price }: History, now: number): HistoryView | null {
  if (events.length < 2 && !area_price) return null
  const sorted = events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const points = sorted.flatMap(({ at, price }) => (price === null ? [] : [{ at: Date.parse(at), price }]))
  // A home that is no longer available has no price since then.
  const last = sorted.at(-1)
  const until = last && ENDS.has(last.kind) ? Date.parse(last.at) : now
  const chart = priceChart(points, until)
  return {
    days: days_listed,
    events: sorted.toReversed(),
    chart: chart && { ...chart, from: sorted[0]!.at, until: new Date(until).toISOString() },
    area: area_price,
  }
}

const ENDS: ReadonlySet<Event['kind']> = new Set(['sold', 'rented', 'hidden'])

/** The difference of a price from another, rounded to whole per cents: -4 is four per cent less. */
export const percentFrom = (from: number, to: number) => (from > 0 ? Math.round((to / from - 1) * 100) : 0)
