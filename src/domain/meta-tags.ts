/** Lengths that search engines display in full, and that the form asks for. */
export const META_LIMITS = { title: 60, descriptionLeast: 50, descriptionMost: 160, keywords: 10 } as const

export type MetaProblem = 'title-long' | 'description-short' | 'description-long' | 'keywords-many'

interface MetaTags {
  title?: string | null
  description?: string | null
  keywords?: string | null
}

/** Problems of entered meta tags; empty ones are valid because they fall back to the listing. */
export function metaProblems({ title, description, keywords }: MetaTags): MetaProblem[] {
  const problems: MetaProblem[] = []
  const length = lengthOf(description)
  if (lengthOf(title) > META_LIMITS.title) problems.push('title-long')
  if (length > 0 && length < META_LIMITS.descriptionLeast) problems.push('description-short')
  if (length > META_LIMITS.descriptionMost) problems.push('description-long')
  if (keywordsOf(keywords).length > META_LIMITS.keywords) problems.push('keywords-many')
  return problems
}

/** Phrases between the commas. */
export const keywordsOf = (keywords: string | null | undefined): string[] =>
  (keywords ?? '')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)

/** Truncates text at a word boundary; the ellipsis counts towards the limit. */
export function clipText(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const letters = [...line]
  if (letters.length <= most) return line
  const cut = letters.slice(0, most - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:–-]+$/, '')}…`
}

const lengthOf = (text: string | null | undefined) => [...(text ?? '').trim()].length
