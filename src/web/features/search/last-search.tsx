import { useEffect } from 'react'
import { Link } from 'react-router'
import { readSearchQuery, type SearchQuery, writeSearchQuery } from '#domain/search-query.ts'
import { useText } from '#web/i18n/text.tsx'
import { cache, useCached } from '#web/state/cached.ts'
import { Icon } from '#web/ui/icon.tsx'
import { addressOf } from './address.ts'

/** Stores the search of a results page, so that other pages can link back to it with all its filters. */
export function useStoredSearch(query: SearchQuery) {
  const written = writeSearchQuery(query)
  useEffect(() => cache('filterData', written), [written])
}

/** Links back to the last results with their filters; nothing before the first search. */
export function LastSearchLink() {
  const { t } = useText()
  const filters = useCached('filterData')
  const categories = useCached('categories')
  if (filters === null) return null
  const names = categories.map(({ id, slug_id, translated_name, image }) => ({
    id,
    slug: slug_id,
    name: translated_name,
    image,
  }))
  return (
    <Link
      to={addressOf(readSearchQuery(new URLSearchParams(filters)), names)}
      className="inline-flex touchable shrink-0 items-center gap-1.5 py-1 text-sm text-link"
    >
      <Icon name="chevron-left" size={16} className="mirror" />
      <Icon name="search" size={18} className="sm:hidden" />
      <span className="max-sm:sr-only">{t('searchbox.back')}</span>
    </Link>
  )
}
