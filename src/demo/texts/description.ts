import type { Random } from '../random.ts'
import type { FacilityKey } from '../world/catalogue.ts'
import { type Facts, isFlat, isHome, isHouse } from '../world/facts.ts'
import { comforts, kitchens, layouts, lights, openings, outdoors, sleeping } from './home-lines.ts'
import { buildings, closings, practical } from './house-lines.ts'
import { landLines, officeLines, shopLines } from './other-lines.ts'
import { capital, distanceTo, type Line, listed, walk } from './words.ts'

const MIN = 96
const MAX = 176

/** Three short paragraphs of 90 to 180 words, each sentence derived from the facts. */
export function descriptionOf(r: Random, f: Facts): string {
  const [must, optional, closing] = isHome(f.category) ? homeParts(r, f) : otherParts(r, f)
  const may = r.sample(optional, optional.length)
  const around = [f.district.note, distances(r, f)]
  const extra = [f.district.everyday]
  const chosen = may.slice(0, 2)
  let spare = may.slice(2)
  const words = () => wordsIn([...must, ...chosen, ...around, ...extra, closing].join(' '))
  while (words() < MIN + 14 && spare.length > 0) {
    chosen.push(spare[0]!)
    spare = spare.slice(1)
  }
  while (words() > MAX && chosen.length > 0) chosen.pop()
  if (words() > MAX) extra.pop()
  const [first, ...rest] = must
  const middle = [...rest, ...chosen]
  const cut = Math.ceil(middle.length / 2)
  return [
    [first, ...middle.slice(0, cut)].join(' '),
    middle.slice(cut).join(' '),
    [...around, ...extra, closing].join(' '),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

export const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

function homeParts(r: Random, f: Facts): [string[], string[], string] {
  const opening = say(r, f, openings)
  // If the opening states the number of rooms, it is not repeated.
  const rest = /\bbedrooms?\b/.test(opening) ? sleeping.map(withoutCounts) : sleeping
  const must = [opening, say(r, f, layouts), say(r, f, f.category === 'studio' ? lights : rest)]
  const may = [
    say(r, f, outdoors),
    f.category === 'studio' ? '' : say(r, f, kitchens),
    say(r, f, isFlat(f.category) || isHouse(f.category) ? buildings : lights),
    say(r, f, comforts),
    say(r, f, practical),
    f.category === 'studio' ? '' : say(r, f, lights),
  ]
  return [must.filter(Boolean), may.filter(Boolean), say(r, f, closings)]
}

function otherParts(r: Random, f: Facts): [string[], string[], string] {
  const lines = f.category === 'land' ? landLines : f.category === 'office' ? officeLines : shopLines
  const [first, second, third, ...more] = lines.map((group) => say(r, f, group))
  const closing = more.pop()!
  return [[first!, second!, third!].filter(Boolean), more.filter(Boolean), closing]
}

const withoutCounts =
  (line: Line): Line =>
  (f, r) => {
    const text = line(f, r)
    return text !== null && /\b(three|four|five|six) (bed|bath)rooms\b/i.test(text) ? null : text
  }

/** One of the lines that apply, or an empty text. */
function say(r: Random, f: Facts, lines: readonly Line[]): string {
  const possible = lines.map((line) => line(f, r)).filter((text) => text !== null)
  return possible.length > 0 ? r.pick(possible) : ''
}

const PLACES: Partial<Record<FacilityKey, string>> = {
  supermarket: 'a supermarket',
  school: 'a school',
  kindergarten: 'a kindergarten',
  park: 'a park',
  pharmacy: 'a pharmacy',
  hospital: 'a hospital',
  gym: 'a gym',
  beach: 'the beach',
  restaurant: 'several restaurants',
  bus: 'the bus',
}

function distances(r: Random, f: Facts): string {
  const rail = distanceTo(f, 'metro')!
  // Leafy districts are rarely on the metro, whatever the rest of the city has.
  const transit = f.district.fabric === 'leafy' ? 'bus' : f.city.rail
  const others = r.sample(
    f.near.filter(({ key, distance }) => PLACES[key] && distance <= 1.6 && !(key === 'bus' && transit.endsWith('bus'))),
    2,
  )
  const airport = distanceTo(f, 'airport')
  const station = r.pick([
    `the ${transit} is ${walk(rail)} minutes on foot`,
    `it is ${walk(rail)} minutes’ walk to the ${transit}`,
    `the nearest ${transit} stop is ${km(rail)} away`,
  ])
  const near = others.map(({ key, distance }) => `${PLACES[key]} at ${km(distance)}`)
  const tail = airport !== null && r.chance(0.4) ? `, and the airport is ${km(airport)} out` : ''
  return `${capital(station)}${near.length > 0 ? `, with ${listed(near)}` : ''}${tail}.`
}

const km = (value: number) => (value < 1 ? `${Math.round(value * 1000)} m` : `${value} km`)
