import { englishNames } from './exonyms.ts'
import { COMMON_WORDS } from './role-terms.ts'
import { plain, type Token } from './tokens.ts'

/** A gazetteer place that a phrase may name. */
export interface PhrasePlace {
  kind: 'city' | 'state' | 'country'
  name: string
  state: string | null
  country: string
  population: number
  /** Number of public properties in it. */
  homes: number
  latitude: number | null
  longitude: number | null
}

/** Places by the normalised words that were looked up. */
export type PlacesByTerms = ReadonlyMap<string, readonly PhrasePlace[]>

const MAX_WORDS = 4
const MAX_QUESTIONS = 160
/** Minimum population of a place that is recognised without a preposition such as "in". */
const NOTABLE = 100_000

/** Word sequences that may name a place, with the names to look up. */
export function placeQuestions(phrase: string, tokens: readonly Token[]): { words: string; name: string }[] {
  const questions = new Map<string, { words: string; name: string }>()
  for (let size = 1; size <= MAX_WORDS; size++) {
    for (let at = 0; at + size <= tokens.length; at++) {
      const words = termsAt(phrase, tokens, at, size)
      if (!words || questions.size >= MAX_QUESTIONS) continue
      for (const name of [words.text, ...englishNames(words.plain)])
        questions.set(`${words.plain}/${name}`, { words: words.plain, name })
    }
  }
  return [...questions.values()]
}

/** A sequence of words as written in the phrase; null if anything else is between them. */
function termsAt(phrase: string, tokens: readonly Token[], at: number, size: number) {
  const run = tokens.slice(at, at + size)
  const isName = run.every(({ forms, text }, index) => forms.length > 0 || (text === '-' && index > 0))
  if (!isName || run.length < size) return null
  const text = phrase.slice(run[0]!.start, run.at(-1)!.end)
  return text.length < 2 ? null : { text, plain: plain(text) }
}

export interface FoundPlace {
  end: number
  place: PhrasePlace
  /** Set if the words after the name specify its state or country. */
  within: 'state' | 'country' | null
}

/** Place named by the words from `at`, longest name first. */
export function placeAt(
  phrase: string,
  tokens: readonly Token[],
  places: PlacesByTerms,
  at: number,
  { isBare, leastWords = 1 }: { isBare: boolean; leastWords?: number },
): FoundPlace | null {
  for (let size = MAX_WORDS; size >= leastWords; size--) {
    const words = termsAt(phrase, tokens, at, size)
    const found = words && (places.get(words.plain) ?? [])
    if (!found || found.length === 0) continue
    if (isBare && (COMMON.has(words.plain) || !found.some(isNotable))) continue
    return qualified(phrase, tokens, places, at + size, found)
  }
  return null
}

const COMMON = new Set(COMMON_WORDS.split(/,\s*/).map(plain))
const isNotable = ({ homes, population }: PhrasePlace) => homes > 0 || population >= NOTABLE

/** `Paris, Texas`: a state or country after a name disambiguates it. */
function qualified(
  phrase: string,
  tokens: readonly Token[],
  places: PlacesByTerms,
  end: number,
  found: readonly PhrasePlace[],
): FoundPlace {
  const next = tokens[end]?.text.match(/^[,،]$/) ? end + 1 : end
  for (let size = MAX_WORDS; size > 0; size--) {
    const words = termsAt(phrase, tokens, next, size)
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

/** Ranks places with properties first, then by population, then cities before other places of the same name. */
function likeliest(found: readonly PhrasePlace[]): PhrasePlace {
  const [best] = found.toSorted((a, b) => Number(b.homes > 0) - Number(a.homes > 0) || weight(b) - weight(a))
  const twin = found.filter(({ kind, latitude }) => kind === best!.kind && latitude !== null)
  const { latitude, longitude } =
    best!.latitude === null ? (twin.toSorted((a, b) => weight(b) - weight(a))[0] ?? best!) : best!
  return { ...best!, latitude, longitude }
}

const KIND_WEIGHT = { city: 1, country: 0.5, state: 0.1 } as const
const weight = ({ kind, population, homes }: PhrasePlace) => (homes || population + 1) * KIND_WEIGHT[kind]
