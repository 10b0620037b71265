import { englishNames } from './exonyms.ts'
import { COMMON_WORDS } from './role-words.ts'
import { plain, type Token } from './tokens.ts'

/** A place that goes by some words. */
export interface PhrasePlace {
  kind: 'city' | 'state' | 'country'
  name: string
  state: string | null
  country: string
  population: number
  /** Public homes in it. */
  homes: number
  latitude: number | null
  longitude: number | null
}

/** Places by the plain form of the words that were asked about. */
export type PlacesByWords = ReadonlyMap<string, readonly PhrasePlace[]>

const MOST_WORDS = 4
const MOST_QUESTIONS = 160
/** Below this a town must be announced by a word such as "in". */
const NOTABLE = 100_000

/** The runs of words that might name a place, with the names to look for. */
export function placeQuestions(phrase: string, tokens: readonly Token[]): { words: string; name: string }[] {
  const questions = new Map<string, { words: string; name: string }>()
  for (let size = 1; size <= MOST_WORDS; size++) {
    for (let at = 0; at + size <= tokens.length; at++) {
      const words = wordsAt(phrase, tokens, at, size)
      if (!words || questions.size >= MOST_QUESTIONS) continue
      for (const name of [words.text, ...englishNames(words.plain)])
        questions.set(`${words.plain}/${name}`, { words: words.plain, name })
    }
  }
  return [...questions.values()]
}

/** A run of words as it stands in the phrase; null where something else stands in between. */
function wordsAt(phrase: string, tokens: readonly Token[], at: number, size: number) {
  const run = tokens.slice(at, at + size)
  const isName = run.every(({ forms, text }, index) => forms.length > 0 || (text === '-' && index > 0))
  if (!isName || run.length < size) return null
  const text = phrase.slice(run[0]!.start, run.at(-1)!.end)
  return text.length < 2 ? null : { text, plain: plain(text) }
}

export interface FoundPlace {
  end: number
  place: PhrasePlace
  /** Words after the name said where it lies. */
  within: 'state' | 'country' | null
}

/** The place that the words from `at` on name, the longest name first. */
export function placeAt(
  phrase: string,
  tokens: readonly Token[],
  places: PlacesByWords,
  at: number,
  { isBare, leastWords = 1 }: { isBare: boolean; leastWords?: number },
): FoundPlace | null {
  for (let size = MOST_WORDS; size >= leastWords; size--) {
    const words = wordsAt(phrase, tokens, at, size)
    const found = words && (places.get(words.plain) ?? [])
    if (!found || found.length === 0) continue
    if (isBare && (COMMON.has(words.plain) || !found.some(isNotable))) continue
    return qualified(phrase, tokens, places, at + size, found)
  }
  return null
}

const COMMON = new Set(COMMON_WORDS.split(/,\s*/).map(plain))
const isNotable = ({ homes, population }: PhrasePlace) => homes > 0 || population >= NOTABLE

/** `Paris, Texas`: a state or country after a name tells which one is meant. */
function qualified(
  phrase: string,
  tokens: readonly Token[],
  places: PlacesByWords,
  end: number,
  found: readonly PhrasePlace[],
): FoundPlace {
  const next = tokens[end]?.text.match(/^[,،]$/) ? end + 1 : end
  for (let size = MOST_WORDS; size > 0; size--) {
    const words = wordsAt(phrase, tokens, next, size)
    for (const area of words ? (places.get(words.plain) ?? []) : []) {
      if (area.kind === 'city') continue
      const inside = found.filter(
        (place) => place.kind === 'city' && place[area.kind as 'state' | 'country'] === area.name,
      )
      if (inside.length > 0) return { end: next + size, place: likeliest(inside), within: area.kind }
    }
  }
  return { end, place: likeliest(found), within: null }
}

/** Where there are homes before where there are none, then the larger, a city before what shares its name. */
function likeliest(found: readonly PhrasePlace[]): PhrasePlace {
  const [best] = found.toSorted((a, b) => Number(b.homes > 0) - Number(a.homes > 0) || weight(b) - weight(a))
  const twin = found.filter(({ kind, latitude }) => kind === best!.kind && latitude !== null)
  const { latitude, longitude } =
    best!.latitude === null ? (twin.toSorted((a, b) => weight(b) - weight(a))[0] ?? best!) : best!
  return { ...best!, latitude, longitude }
}

const KIND_WEIGHT = { city: 1, country: 0.5, state: 0.1 } as const
const weight = ({ kind, population, homes }: PhrasePlace) => (homes || population + 1) * KIND_WEIGHT[kind]
