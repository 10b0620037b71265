import { useRef } from 'react'
import { SEARCH_SORTS, type SearchSort } from '#domain/search-filter.ts'
import { changeQuery, type SearchQuery } from '#domain/search-query.ts'
import { useText } from '#web/i18n/text.tsx'
import { useDetailsAway } from '#web/ui/details-away.ts'
import { FLOAT_LOOK } from '#web/ui/float-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useSearch } from './search-context.ts'
import { sortOptions } from './sort-options.ts'

/** The sort orders as links, so that they work without script. */
export function SortMenu() {
  const { t } = useText()
  const { view, hrefOf } = useSearch()
  const { query } = view
  const ref = useRef<HTMLDetailsElement>(null)
  useDetailsAway(ref)
  const current = query.sort ?? 'newest'
  const close = () => ref.current?.removeAttribute('open')
  return (
    <details ref={ref} className="relative">
      <summary className="sort-choice">
        <span className="text-ink-soft max-sm:sr-only">{t('search.sort')}</span>
        <span className="font-semibold">{t(`search.sort-${current}`)}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul className={`${FLOAT_LOOK} absolute end-0 top-full z-15 w-max max-w-[80vw] p-1.5`}>
        {sortOptions(query, SEARCH_SORTS).map(({ sort, type }) => (
          <li key={`${sort} ${type}`}>
            <a
              href={hrefOf(changeQuery(query, { sort, type }))}
              rel="nofollow"
              aria-current={sort === current ? 'true' : undefined}
              onClick={close}
              className="flex min-h-11 items-center rounded-md px-3 text-sm no-underline hover:bg-brand-soft aria-[current=true]:font-semibold"
            >
              {labelOf(sort, type)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )

  function labelOf(sort: SearchSort, type: SearchQuery['type']) {
    const label = t(`search.sort-${sort}`)
    if (type === query.type) return label
    return `${t(type === 'sell' ? 'search.buy' : 'search.to-rent')} · ${label}`
  }
}
