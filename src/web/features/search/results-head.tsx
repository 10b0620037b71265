import { useEffect, useRef } from 'react'
import { SEARCH_SORTS, type SearchSort } from '#domain/search-filter.ts'
import { changeQuery, writeSearchQuery } from '#domain/search-query.ts'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FILTER_FORM } from './filter-bar.tsx'
import { useSearch } from './search-context.ts'
import { titleOf } from './titles.ts'
import { totalText } from './total-text.ts'

/** What is shown, how many there are, and in which order. */
export function ResultsHead() {
  const { t } = useText()
  const { view } = useSearch()
  const { query, place, names, total, corrected } = view
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = writeSearchQuery(query)
  const before = useRef(shown)
  // What was pressed may have gone with the search it belonged to: then reading goes on at the new one's name.
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [shown])
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-xl outline-hidden">
        {titleOf(query, place, names, t)}
      </h1>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="figures text-sm text-ink-soft">
          {totalText(total, t)}
          {corrected && ` · ${t('search.corrected', { words: corrected })}`}
        </p>
        <SortChoice />
      </div>
    </div>
  )
}

function SortChoice() {
  const { t } = useText()
  const { view, go } = useSearch()
  const { query } = view
  const sorts = SEARCH_SORTS.filter((sort) => sort !== 'distance' || query.latitude !== undefined)
  return (
    <div className="flex items-center gap-2">
      <label className="sort-choice">
        <span className="text-ink-soft max-sm:sr-only">{t('search.sort')}</span>
        <select
          name="sort"
          form={FILTER_FORM}
          value={query.sort ?? 'newest'}
          onChange={({ target }) => go(changeQuery(query, { sort: target.value as SearchSort }))}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`search.sort-${sort}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} className="sort-arrow" />
      </label>
      <noscript>
        <button type="submit" form={FILTER_FORM} className="filter-pill">
          {t('search.apply')}
        </button>
      </noscript>
    </div>
  )
}
