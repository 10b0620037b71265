import { changeQuery } from '#domain/search-query.ts'
import { useText } from '#web/i18n/text.tsx'
import { RemovableChipLink } from '#web/ui/chip.tsx'
import { type AppliedFilter, withoutFilters } from './chips.ts'
import { useSearch } from './search-context.ts'

/** The active filters, each with a remove link, and one that clears all. */
export function AppliedChips({ filters }: { filters: readonly AppliedFilter[] }) {
  const { t } = useText()
  const { view, hrefOf } = useSearch()
  const cleared = hrefOf(withoutFilters(view.query))
  const isClear = cleared === hrefOf(changeQuery(view.query, {}))
  if (filters.length === 0) return null
  return (
    <ul aria-label={t('search.chips')} className="flex flex-wrap items-center gap-2">
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <RemovableChipLink label={label} href={hrefOf(without)} />
        </li>
      ))}
      {!isClear && (
        <li>
          <a
            href={cleared}
            className="inline-flex min-h-9 touchable items-center px-2 text-sm font-medium underline underline-offset-4"
          >
            {t('search.clear')}
          </a>
        </li>
      )}
    </ul>
  )
}
