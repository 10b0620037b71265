import type { SearchQuery } from '#domain/search-query.ts'
import { paths } from '#web/paths.ts'

const CITY = paths.city('')

/** What the box says on a page of results: its words or its city, and whether people buy or rent there. */
export function searchedAt({ pathname, search }: { pathname: string; search: string }): {
  words: string
  type: SearchQuery['type']
} {
  const params = new URLSearchParams(search)
  const type = params.get('type')
  const words = params.get('q') ?? (pathname.startsWith(CITY) ? nameIn(pathname.slice(CITY.length)) : '')
  return { words: words.slice(0, 200), type: type === 'sell' || type === 'rent' ? type : undefined }
}

function nameIn(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
