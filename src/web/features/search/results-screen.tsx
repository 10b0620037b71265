import type { ReactNode } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { DistanceUnit } from '#domain/distance.ts'
import { changeQuery, type SearchQuery } from '#domain/search-query.ts'
import { useText } from '#web/i18n/text.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { addressOf, isResultsPath } from './address.ts'
import { AppliedChips } from './applied-chips.tsx'
import { appliedFilters } from './chips.ts'
import type { CountedFilters } from './counted.ts'
import { FilterBar } from './filter-bar.tsx'
import { useStoredSearch } from './last-search.tsx'
import { NoResults } from './no-results.tsx'
import { ResultsHead } from './results-head.tsx'
import { ResultsSkeleton } from './results-list.tsx'
import { type MapLink, ResultsSplit } from './results-split.tsx'
import { SearchContext } from './search-context.ts'
import { ShortcutsButton } from './shortcuts-button.tsx'
import type { ResultsView } from './view.ts'

interface Props {
  view: ResultsView
  counted: CountedFilters | null
  words: ListingLabels
  unit: DistanceUnit
  trail: readonly Crumb[]
  /** Content between the sections of the page: below the breadcrumbs, below the filters, and at its end. */
  belowTrail: ReactNode
  belowFilters: ReactNode
  atEnd: ReactNode
  /** Null where the viewer may not see the map. */
  map: ((link: MapLink) => ReactNode) | null
  signInHref: string
}

/** A results page with its filters, its sort and its map. */
export function ResultsScreen(props: Props) {
  const { view, counted, words, unit, trail, belowTrail, belowFilters, atEnd, map, signInHref } = props
  const { t, direction } = useText()
  const navigate = useNavigate()
  const isWaiting = useIsWaiting()
  const { query, names, place, total, pages, homes } = view
  useStoredSearch(query)
  const hrefOf = (next: SearchQuery) => addressOf(next, names.categories)
  const go = (next: SearchQuery, { quiet = false } = {}) =>
    navigate(hrefOf(next), quiet ? { ...QUIETLY, replace: isSameWalk(next) } : undefined)
  const price = (amount: number) => (direction === 'rtl' ? isolated(words.price(amount)) : words.price(amount))
  const said = { query, place, names, t, price, unit }
  const filters = appliedFilters(said)
  return (
    <SearchContext value={{ view, words, price, unit, hrefOf, go }}>
      <FilterBar counted={counted} />
      <div className="results">
        <ResultsSplit
          head={
            <div className="grid gap-4 pb-6">
              {trail.length > 2 && <Breadcrumbs crumbs={trail} />}
              {belowTrail}
              <ResultsHead />
              <AppliedChips filters={filters.filter(({ key }) => key !== 'type')} />
              {!map && <MapSignIn href={signInHref} />}
              {belowFilters}
            </div>
          }
          waiting={isWaiting ? <ResultsSkeleton count={homes.length || 6} /> : null}
          foot={
            total === 0 ? (
              <NoResults said={said} />
            ) : homes.length === 0 ? (
              <BeyondTheEnd pages={pages} first={hrefOf(changeQuery(query, {}))} />
            ) : (
              <div className="mt-10">
                <Pagination
                  current={query.page ?? 1}
                  last={pages}
                  hrefOf={(page) => hrefOf(changeQuery(query, { page }))}
                />
                <ShortcutsButton />
              </div>
            )
          }
          map={map}
        />
        {atEnd}
      </div>
    </SearchContext>
  )
}

/** Left to right in any context: a currency symbol has no direction of its own. */
const isolated = (text: string) => `\u2066${text}\u2069`

/** The list stays visible until the next one has loaded. */
const QUIETLY = { preventScrollReset: true, state: { quiet: true } }

/**
 * Consecutive map views replace one history entry: Back leads to the search before them. The address changes before the
 * page does.
 */
const isSameWalk = (next: SearchQuery) =>
  next.box !== undefined && new URLSearchParams(window.location.search).has('box')

/** Whether another list is loading and this one is replaced by its skeleton. */
function useIsWaiting(): boolean {
  const { state, location } = useNavigation()
  return state === 'loading' && isResultsPath(location.pathname) && location.state?.quiet !== true
}

/** Replaces the map on sites that show it to signed-in users only. */
function MapSignIn({ href }: { href: string }) {
  const { t } = useText()
  return (
    <a href={href} className="inline-flex touchable w-fit items-center gap-2 text-sm text-link">
      <Icon name="map" size={18} />
      {t('search.map-sign-in')}
    </a>
  )
}

function BeyondTheEnd({ pages, first }: { pages: number; first: string }) {
  const { t } = useText()
  return (
    <EmptyState
      drawing="search"
      title={t('search.beyond-title')}
      text={t('search.beyond-text', { count: pages })}
      action={
        <LinkButton to={first} kind="primary">
          {t('search.first-page')}
        </LinkButton>
      }
    />
  )
}
