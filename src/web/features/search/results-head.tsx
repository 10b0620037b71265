import { useEffect, useRef } from 'react'
import { writeSearchQuery } from '#domain/search-query.ts'
import { useText } from '#web/i18n/text.tsx'
import { useSearch } from './search-context.ts'
import { SortMenu } from './sort-menu.tsx'
import { titleOf } from './titles.ts'

/** Title, total and sort of the results. */
export function ResultsHead() {
  const { t } = useText()
  const { view } = useSearch()
  const { query, place, names, total, corrected } = view
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = writeSearchQuery(query)
  const before = useRef(shown)
  // The pressed element may have disappeared with its search: the focus then moves to the new heading.
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
          {t('search.total', { count: total })}
          {corrected && ` · ${t('search.corrected', { words: corrected })}`}
        </p>
        <SortMenu />
      </div>
    </div>
  )
}
