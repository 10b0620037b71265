import type { SearchQuery } from '#domain/search-query.ts'

/** Hidden inputs for the parameters without a field in the form, so that submitting keeps them. */
export function HiddenParams({ query, without }: { query: SearchQuery; without: readonly (keyof SearchQuery)[] }) {
  const words = Object.entries(query).filter(([word]) => !without.includes(word as keyof SearchQuery))
  return words.flatMap(([word, value]) =>
    [value]
      .flat()
      .map((one) => <input key={`${word} ${one}`} type="hidden" name={word} value={one === true ? 1 : one} />),
  )
}
