import type { SearchQuery } from '#domain/search-query.ts'
import { paths } from '#web/paths.ts'

const CITY = paths.city('')

/** The parameter that keeps the sentence whose filters are in the address. The search itself ignores it. */
export const WORDS_PARAM = 'words'

/** The content of the box on a results page: its sentence, its text or its city, and Buy or Rent. */
export function searchedAt({ pathname, search }: { pathname: string; search: string }): {
  words: string
  type: SearchQuery['type']
} {
  const params = new URLSearchParams(search)
  const type = params.get('type')
  const asked = pathname === paths.projects() ? params.get('search') : (params.get(WORDS_PARAM) ?? params.get('q'))
  const words = asked ?? (pathname.startsWith(CITY) ? nameIn(pathname.slice(CITY.length)) : '')
  return { words: words.slice(0, 200), type: type === 'sell' || type === 'rent' ? type : undefined }
}

function nameIn(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

const PROJECTS = /^\/(all|featured|upcoming)-projects$|^\/project-details\//
const HOMES = /^\/($|properties|search$|(featured|most-viewed|most-favorite|premium)-properties$)/

/** Whether a page is about projects or about homes; null where it is about neither. */
export function isProjectAt(pathname: string): boolean | null {
  if (PROJECTS.test(pathname)) return true
  return HOMES.test(pathname) ? false : null
}
