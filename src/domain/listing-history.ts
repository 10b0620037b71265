import type { PropertyKind } from './property-status.ts'

/** Something that happened to a listing, as its history keeps it. */
export interface ListingEvent {
  kind: 'created' | 'published' | 'price_changed' | 'status_changed' | 'type_changed' | 'hidden' | 'shown' | 'deleted'
  at: string
  old: { price?: number; property_type?: PropertyKind } | null
  new: { price?: number; property_type?: PropertyKind } | null
}

/** The same for everybody to read. */
export interface PublicEvent {
  kind: 'listed' | 'price_changed' | 'hidden' | 'shown' | 'sold' | 'rented' | 'relisted'
  at: string
  /** What it cost from then on. */
  price: number | null
  from: number | null
}

const BECAME: Record<PropertyKind, PublicEvent['kind']> = {
  sell: 'relisted',
  rent: 'relisted',
  sold: 'sold',
  rented: 'rented',
}

/** What the public saw happen, in order: nothing from before the first public day, and nothing of moderation. */
export function publicHistory(events: readonly ListingEvent[]): PublicEvent[] {
  const told: PublicEvent[] = []
  let price: number | null = null
  const tell = (kind: PublicEvent['kind'], at: string, from: number | null = null) =>
    told.push({ kind, at, price, from })
  const start = events.findIndex(({ kind }) => kind === 'published')
  for (const event of start < 0 ? [] : events.slice(start)) {
    price = event.new?.price ?? price
    if (event.kind === 'published') tell('listed', event.at)
    else if (event.kind === 'price_changed') tell('price_changed', event.at, event.old?.price ?? null)
    else if (event.kind === 'hidden' || event.kind === 'shown') tell(event.kind, event.at)
    else if (event.kind === 'type_changed' && event.new?.property_type) tell(BECAME[event.new.property_type], event.at)
  }
  return told
}

const DAY_MS = 86_400_000

/** Whole days from the first public day until the deal, or until now while there is none. */
export function daysListed(history: readonly PublicEvent[], now: Date): number {
  const first = history[0]
  if (!first) return 0
  const deal = history.findLast(({ kind }) => kind === 'sold' || kind === 'rented' || kind === 'relisted')
  const end = deal && deal.kind !== 'relisted' ? Date.parse(deal.at) : now.getTime()
  return Math.max(0, Math.floor((end - Date.parse(first.at)) / DAY_MS))
}

/** Fewer homes than this say nothing about a price. */
export const LEAST_SAMPLE = 8
