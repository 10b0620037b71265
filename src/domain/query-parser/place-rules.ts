import type { SearchQuery } from '../search-query.ts'
import { amountAt } from './amount.ts'
import type { FoundPlace, PhrasePlace } from './places.ts'
import type { Reader, Rule } from './reader.ts'
import { facilityAt } from './word-rules.ts'

/** Default radius of "near" a town. */
const NEAR_KM = 10
const WALK_KM = 1
/** Maximum radius. */
const FARTHEST_KM = 500
const KM = { kilometres: 1, metres: 0.001, miles: 1.609_344, minutes: 0.08 } as const

/** `within 2 km of a school`, `a 20 km de Lisboa`. */
export const distance: Rule = (reader, at) => {
  const within = reader.role(at, 'within')
  const amount = amountAt(reader, within?.end ?? at) ?? (within && amountAt(reader, reader.skip(within.end)))
  if (!amount) return null
  const unit = reader.role(amount.end, 'kilometres', 'metres', 'miles', 'minutes') ?? gluedMetres(reader, amount.end)
  const from = unit && reader.role(unit.end, 'from', 'near')
  if (!from) return null
  const count = amount.isMoney && unit.end === amount.end ? amount.value / amount.scale : amount.value
  const km = Math.round(count * KM[unit.value as keyof typeof KM] * 100) / 100
  return km > 0 && km <= FARTHEST_KM ? near(reader, reader.skip(from.end), km) : null
}

/** `500m` was parsed as millions. */
const gluedMetres = (reader: Reader, end: number) =>
  reader.tokens[end - 1]?.forms.includes('m') ? { end, value: 'metres' as const } : null

/** `near Porto`, `cerca del metro y de un colegio`. */
export const nearby: Rule = (reader, at) => {
  const word = reader.role(at, 'near', 'walk')
  return word && near(reader, reader.skip(word.end), word.value === 'walk' ? WALK_KM : undefined)
}

/** `स्कूल के पास`, `मुंबई में`: preposition after the name. */
export const placedAfter: Rule = (reader, at) => {
  const facility = facilityAt(reader, at)
  const beside = facility && reader.role(facility.end, 'nearAfter')
  if (beside) return { end: beside.end, found: { near: [String(facility.value)] } }
  const found = reader.place(at, { isBare: false })
  const word = found && reader.role(found.end, 'nearAfter', 'inAfter')
  if (!word) return null
  return { end: word.end, found: { query: word.value === 'inAfter' ? inside(found) : around(found, NEAR_KM) } }
}

function near(reader: Reader, at: number, km: number | undefined) {
  const facility = facilityAt(reader, at)
  const found = reader.place(at, { isBare: false })
  if (found && (!facility || found.end > facility.end)) {
    return { end: found.end, found: { query: around(found, km ?? NEAR_KM) } }
  }
  return facility ? withMore(reader, facility.end, [spelt(facility.value, km)], km) : null
}

const spelt = (id: number, km: number | undefined) => (km === undefined ? String(id) : `${id}~${km}`)

/** `near a school and a park`. */
function withMore(reader: Reader, end: number, wanted: string[], km: number | undefined) {
  const isComma = /^[,،]$/.test(reader.tokens[end]?.text ?? '')
  const more = isComma ? { end: end + 1 } : reader.role(end, 'more')
  // Arabic attaches "and" to the next word.
  const isJoined = /^و/.test(reader.tokens[end]?.text ?? '')
  const next = more || isJoined ? facilityAt(reader, more ? reader.skip(more.end) : end) : null
  if (next && !wanted.includes(spelt(next.value, km)))
    return withMore(reader, next.end, [...wanted, spelt(next.value, km)], km)
  return { end, found: { near: wanted } }
}

function around(found: FoundPlace, radius: number): SearchQuery {
  const { latitude, longitude } = found.place
  return latitude === null || longitude === null ? inside(found) : { latitude, longitude, radius }
}

/** `in Lisbon`; after "of" only a notable place is accepted. */
export const announced: Rule = (reader, at) => {
  const word = reader.role(at, 'in', 'of')
  const found = word && reader.place(reader.skip(word.end), { isBare: word.value === 'of' })
  return found ? { end: found.end, found: { query: inside(found) } } : null
}

/** A notable name of several words without a preposition. */
export const longPlace: Rule = (reader, at) => {
  const found = reader.place(at, { isBare: true, leastWords: 2 })
  return found && { end: found.end, found: { query: inside(found) } }
}

/** A notable name without a preposition. */
export const barePlace: Rule = (reader, at) => {
  const found = reader.place(at, { isBare: true })
  return found && { end: found.end, found: { query: inside(found) }, isGuess: true }
}

function inside({ place, within }: FoundPlace): SearchQuery {
  const words: Record<PhrasePlace['kind'], SearchQuery> = {
    country: { country: place.name },
    state: { state: place.name, country: place.country },
    city: {
      city: place.name,
      ...(within === 'state' && place.state && { state: place.state }),
      ...(within === 'country' && { country: place.country }),
    },
  }
  return words[place.kind]
}
