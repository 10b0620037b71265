import type { ProjectCard } from '#contract/objects.ts'
import { pageNumber, wordsOf } from '#web/parts/address-params.ts'

type Stage = ProjectCard['type']
export const STAGES: readonly Stage[] = ['upcoming', 'under_construction']

/** The filter of a project list, from its address. */
export interface ProjectFilter {
  search?: string
  /** A place as text. */
  place?: string
  type?: Stage
  /** A category by its slug. */
  category?: string
  page: number
}

export function readProjectFilter(params: URLSearchParams): ProjectFilter {
  const search = wordsOf(params, 'search')
  const place = wordsOf(params, 'place')
  const type = STAGES.find((stage) => stage === params.get('type'))
  const category = wordsOf(params, 'category')
  return {
    ...(search && { search }),
    ...(place && { place }),
    ...(type && { type }),
    ...(category && { category }),
    page: pageNumber(params),
  }
}

/** The query string without its question mark; the first page needs no number. */
export function writeProjectFilter({ search, place, type, category, page }: ProjectFilter): string {
  const words = { search, place, type, category, page: page > 1 ? String(page) : undefined }
  return new URLSearchParams(Object.entries(words).filter((word): word is [string, string] => !!word[1])).toString()
}

/** The same list with another filter, from its first page. */
export const changeProjectFilter = (
  filter: ProjectFilter,
  change: { [K in keyof ProjectFilter]?: ProjectFilter[K] | undefined },
) => ({ ...filter, page: 1, ...change }) as ProjectFilter

export const isNarrowed = ({ search, place, type, category }: ProjectFilter) =>
  Boolean(search || place || type || category)
