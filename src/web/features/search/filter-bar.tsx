import { type FormEvent, useState } from 'react'
import { changeQuery, type SearchQuery, writeSearchQuery } from '#domain/search-query.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AllFilters } from './all-filters.tsx'
import { priceLabel, withoutFilters } from './chips.ts'
import type { CountedFilters } from './counted.ts'
import { FilterContext } from './filter-context.ts'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { HiddenParams } from './hidden-params.tsx'
import { KindSwitch } from './kind-switch.tsx'
import { PriceFilter } from './price-filter.tsx'
import { RoomsFilter } from './rooms-filter.tsx'
import { useSearch } from './search-context.ts'
import { ShowButton } from './show-button.tsx'
import { TypeFilter } from './type-filter.tsx'
import { useCounts } from './use-counts.ts'

const IN_BAR: readonly (keyof SearchQuery)[] = ['min_price', 'max_price', 'beds', 'baths', 'category', 'sort', 'page']
const IN_SHEET: readonly (keyof SearchQuery)[] = [
  ...IN_BAR,
  'min_area',
  'max_area',
  'since',
  'by',
  'featured',
  'premium',
  'p',
  'near',
]

/** The filters of a results page: a plain form that the browser can submit, and live counts with script. */
export function FilterBar({ counted }: { counted: CountedFilters | null }) {
  const { t } = useText()
  const { view, price, go } = useSearch()
  const { query } = view
  const [draft, setDraft] = useDraft(query)
  const [openPanel, setOpenPanel] = useState<string | null>(null)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const counts = useCounts(draft, openPanel !== null || isSheetOpen || counted !== null, counted)
  const choose = (change: Partial<SearchQuery>) => setDraft(changeQuery(draft, change))

  /** Unapplied choices are discarded with their panel. */
  const toggle = (panel: string) => (isOpen: boolean) => {
    if (isOpen) setOpenPanel(panel)
    else if (openPanel === panel) {
      setOpenPanel(null)
      setDraft(query)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSheetOpen(false)
    for (const panel of event.currentTarget.querySelectorAll('details[open]')) panel.removeAttribute('open')
    go(draft)
  }
  const closeSheet = () => {
    setSheetOpen(false)
    setDraft(query)
  }

  return (
    <FilterContext value={{ draft, choose, counts }}>
      <form id="filters" action={paths.properties()} method="get" onSubmit={submit} className="filter-bar">
        <HiddenParams query={query} without={counted ? IN_SHEET : IN_BAR} />
        <KindSwitch />
        {counted ? (
          <div className="filter-page">
            <AllFilters />
            <ShowButton />
          </div>
        ) : (
          <div className="filter-panels">
            <FilterPanel title={t('search.price')} value={priceOf()} onToggle={toggle('price')}>
              <PriceFilter />
            </FilterPanel>
            <FilterPanel title={t('search.rooms')} value={roomsOf()} onToggle={toggle('rooms')}>
              <RoomsFilter />
            </FilterPanel>
            <FilterPanel title={t('search.type')} value={typesOf()} onToggle={toggle('type')}>
              <TypeFilter />
            </FilterPanel>
          </div>
        )}
        {!counted && (
          <>
            {/* Before the script has loaded it opens the page of all filters. */}
            <button
              type="submit"
              name="more"
              value="1"
              className="filter-pill"
              aria-haspopup="dialog"
              onClick={(event) => {
                event.preventDefault()
                setSheetOpen(true)
              }}
            >
              <Icon name="sliders-horizontal" size={18} />
              <span className="max-lg:hidden">{t('search.more')}</span>
              <span className="lg:hidden">{t('search.filters')}</span>
              <FilterCount count={countOf(query, IN_SHEET)} className="md:hidden" />
              <FilterCount count={countOf(query, IN_SHEET) - countOf(query, IN_BAR)} className="max-md:hidden" />
            </button>
            <FilterSheet isOpen={isSheetOpen} onClose={closeSheet} onClear={() => setDraft(withoutFilters(draft))} />
          </>
        )}
      </form>
    </FilterContext>
  )

  function priceOf() {
    if (query.min_price === undefined && query.max_price === undefined) return ''
    return priceLabel({ query, t, price })
  }
  function roomsOf() {
    const { beds, baths } = query
    return [beds && t('facts.beds', { count: `${beds}+` }), baths && t('facts.baths', { count: `${baths}+` })]
      .filter(Boolean)
      .join(' · ')
  }
  function typesOf() {
    const { category = [] } = query
    if (category.length > 1) return t('search.types', { count: category.length })
    return view.names.categories.find(({ id }) => id === category[0])?.name ?? ''
  }
}

/** The number of active filters of a group; two bounds of one range count as one, sort and page as none. */
function countOf(query: SearchQuery, words: readonly (keyof SearchQuery)[]): number {
  const on = words.filter((word) => query[word] !== undefined && word !== 'sort' && word !== 'page')
  return new Set(on.map((word) => word.replace(/^(min|max)_/, ''))).size
}

function FilterCount({ count, className }: { count: number; className: string }) {
  return count > 0 && <span className={`filter-count figures ${className}`}>{count}</span>
}

/** The draft of the filters; it resets with every displayed search. */
function useDraft(query: SearchQuery) {
  const shown = writeSearchQuery(query)
  const [draft, setDraft] = useState({ of: shown, query })
  if (draft.of !== shown) setDraft({ of: shown, query })
  return [
    draft.of === shown ? draft.query : query,
    (next: SearchQuery) => setDraft({ of: shown, query: next }),
  ] as const
}
