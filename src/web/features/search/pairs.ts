import { splitPair } from './chips.ts'

type Pairs = readonly string[] | undefined

const ofOthers = (pairs: Pairs, id: number) => (pairs ?? []).filter((pair) => splitPair(pair).id !== id)
const orNone = (pairs: string[]) => (pairs.length > 0 ? pairs : undefined)

/** The accepted values of one attribute. */
export const answersTo = (pairs: Pairs, id: number): string[] =>
  (pairs ?? []).map(splitPair).flatMap((pair) => (pair.id === id ? [pair.value] : []))

/** The same list with other values of one attribute. */
export const withAnswers = (pairs: Pairs, id: number, values: readonly string[]): string[] | undefined =>
  orNone([...ofOthers(pairs, id), ...values.map((value) => `${id}~${value}`)])

/** The bounds of a numeric attribute. */
export function boundsOf(pairs: Pairs, id: number): { least?: number; most?: number } {
  const [least, most] = (answersTo(pairs, id)[0] ?? '').split('..')
  return { ...(least && { least: Number(least) }), ...(most && { most: Number(most) }) }
}

export const withBounds = (pairs: Pairs, id: number, least: number | undefined, most: number | undefined) =>
  withAnswers(pairs, id, least === undefined && most === undefined ? [] : [`${least ?? ''}..${most ?? ''}`])

/** The maximum distance of a facility, as its pair; empty without one. */
export const nearnessOf = (pairs: Pairs, id: number): string =>
  (pairs ?? []).find((pair) => splitPair(pair).id === id) ?? ''

export const withNearness = (pairs: Pairs, id: number, pair: string): string[] | undefined =>
  orNone([...ofOthers(pairs, id), ...(pair ? [pair] : [])])
