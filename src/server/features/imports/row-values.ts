import type { FeedField } from '#domain/feed-fields.ts'
import { type Message, messageOf, type PlainKey } from '#domain/messages.ts'
import { AppError } from '#server/errors.ts'
import type { Catalogue, CategoryRow } from '#server/features/categories/public.ts'

export const wrong = (field: string, message: PlainKey | Message) => new AppError('invalid', message, { field })

const PERIODS: Record<string, string> = {
  annually: 'Yearly',
  annual: 'Yearly',
  month: 'Monthly',
  day: 'Daily',
  year: 'Yearly',
}

/** Converts forms that other systems write: prices with zero decimals and names of rent periods. */
export function shaped(field: string, text: string): string {
  if (field === 'price') return text.replace(/\.0+$/, '')
  return field === 'rentduration' ? (PERIODS[text.toLowerCase()] ?? text) : text
}

/** An active category by name, slug or id. */
export function namedCategory(text: string | undefined, catalogue: Catalogue): CategoryRow | undefined {
  if (text === undefined) return undefined
  if (text === '') throw wrong('category', messageOf('api.required', { field: 'category' }))
  const word = text.toLowerCase()
  const found = [...catalogue.categories.values()].find(
    ({ id, slug, name, isActive }) => isActive && (name.toLowerCase() === word || slug === word || String(id) === word),
  )
  if (!found) throw wrong('category', messageOf('api.import-no-category', { name: text.slice(0, 80) }))
  return found
}

const KINDS: Record<string, 'sell' | 'rent'> = {
  sell: 'sell',
  sale: 'sell',
  'for sale': 'sell',
  '0': 'sell',
  sold: 'sell',
  rent: 'rent',
  lease: 'rent',
  'for rent': 'rent',
  'to let': 'rent',
  '1': 'rent',
  rented: 'rent',
}

export function namedKind(text: string | undefined): 'sell' | 'rent' | undefined {
  if (text === undefined) return undefined
  const kind = Object.hasOwn(KINDS, text.toLowerCase()) ? KINDS[text.toLowerCase()] : undefined
  if (!kind) throw wrong('property_type', 'api.import-sell-or-rent')
  return kind
}

const SWITCH: Record<string, boolean> = {
  '1': true,
  true: true,
  yes: true,
  '0': false,
  false: false,
  no: false,
  '': false,
}

export function switchOf(field: FeedField, targets: ReadonlyMap<string, string>): boolean | undefined {
  const text = targets.get(field)?.toLowerCase()
  if (text === undefined) return undefined
  if (!Object.hasOwn(SWITCH, text)) throw wrong(field, messageOf('api.must-be-yes-or-no', { field }))
  return SWITCH[text]
}
