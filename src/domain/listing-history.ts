import type { PropertyKind } from './property-status.ts'

/** A stored event of a listing. */
export interface ListingEvent {
  kind: 'created' | 'published' | 'price_changed' | 'status_changed' | 'type_changed' | 'hidden' | 'shown' | 'deleted'
  at: string
  old: { price?: number; property_type?: PropertyKind } | null
  new: { price?: number; property_type?: PropertyKind } | null
}

/** A public event of a listing. */
export interface PublicEvent {
  kind: 'listed' | 'price_changed' | 'hidden' | 'shown' | 'sold' | 'rented' | 'relisted'
  at: string
  /** Price from this event on. */
  price: number | null
  from: number | null
}

const BECAME: Record<PropertyKind, PublicEvent['kind']> = {
  sell: 'relisted',
  rent: 'relisted',
  sold: 'sold',
  rented: 'rented',
}

/** Public events in chronological order, without those before the first publication and those of moderation. */
export function publicHistory(events: readonly ListingEvent[]): PublicEvent[] {
  const published: PublicEvent[] = []
  let price: number | null = null
  const tell = (kind: PublicEvent['kind'], at: string, from: number | null = null) =>
    published.push({ kind, at, price, from })
  const start = events.findIndex(({ kind }) => kind === 'published')
  for (const event of start < 0 ? [] : events.slice(start)) {
    price = event.new?.price ?? price
    if (event.kind === 'published') tell('listed', event.at)
    else if (event.kind === 'price_changed') tell('price_changed', event.at, event.old?.price ?? null)
    else if (event.kind === 'hidden' || event.kind === 'shown') tell(event.kind, event.at)
    else if (event.kind === 'type_changed' && event.new?.property_type) tell(BECAME[event.new.property_type], event.at)
  }
  return published
}

const DAY_MS = 86_400_000

/** Whole days from the first publication until the deal, or until now. */
export function daysListed(history: readonly PublicEvent[], now: Date): number {
  const first = history[0]
  if (!first) return 0
  const deal = history.findLast(({ kind }) => kind === 'sold' || kind === 'rented' || kind === 'relisted')
  const end = deal && deal.kind !== 'relisted' ? Date.parse(deal.at) : now.getTime()
  return Math.max(0, Math.floor((end - Date.parse(first.at)) / DAY_MS))
}

/** Minimum number of properties for a price comparison. */
export const MIN_SAMPLE = 8
