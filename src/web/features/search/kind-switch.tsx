import { changeQuery } from '#domain/search-query.ts'
import { useText } from '#web/i18n/text.tsx'
import { useSearch } from './search-context.ts'

const KINDS = [
  { kind: undefined, label: 'search.all' },
  { kind: 'sell', label: 'search.buy' },
  { kind: 'rent', label: 'search.to-rent' },
] as const

/** All, buy or rent. Prices of sale and rent are not comparable, so the price filter is cleared. */
export function KindSwitch() {
  const { t } = useText()
  const { view, hrefOf } = useSearch()
  return (
    <nav aria-label={t('search.kind')} className="kind-switch">
      {KINDS.map(({ kind, label }) => (
        <a
          key={label}
          href={hrefOf(changeQuery(view.query, { type: kind, min_price: undefined, max_price: undefined }))}
          aria-current={view.query.type === kind ? 'true' : undefined}
        >
          {t(label)}
        </a>
      ))}
    </nav>
  )
}
