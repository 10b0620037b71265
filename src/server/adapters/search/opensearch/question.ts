import type { API } from '@opensearch-project/opensearch'

export type Clause = NonNullable<API.Search_RequestBody['query']>

/** A filter as clauses: where the listings are, and what else they have to match. */
export interface Question {
  place: Clause[]
  conditions: Condition[]
  /** The words searched for instead of the given ones, after a typing error. */
  corrected: string | null
}

/** A criterion of a filter. Facets of a group are counted without the criteria of that group. */
export interface Condition {
  group: string
  /** What of the filter it is; a group may have two. */
  name: string
  clause: Clause
}

export const all = (filter: readonly Clause[]): Clause => ({ bool: { filter: [...filter] } })
export const anyOf = (should: readonly Clause[]): Clause =>
  should.length === 0 ? NOTHING : { bool: { should: [...should], minimum_should_match: 1 } }
export const not = (clause: Clause): Clause => ({ bool: { must_not: [clause] } })
export const NOTHING: Clause = { match_none: {} }

export const term = (field: string, value: string | number | boolean): Clause => ({ term: { [field]: { value } } })
export const terms = (field: string, values: readonly (string | number)[]): Clause => ({
  terms: { [field]: [...values] },
})
/** The types of the client have no text for numbers, which 64-bit integers need. */
export const range = (field: string, bounds: { gte?: number | string; lte?: number | string }): Clause =>
  ({ range: { [field]: bounds } }) as Clause

/** Every clause of a question. */
export const whole = ({ place, conditions }: Question): Clause =>
  all([...place, ...conditions.map(({ clause }) => clause)])
