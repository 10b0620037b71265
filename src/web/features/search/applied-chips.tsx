import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { RemovableChipLink } from '#web/ui/chip.tsx'
import type { AppliedFilter } from './chips.ts'
import { useSearch } from './search-context.ts'

/** What is asked for, each with a way out, and one for all. */
export function AppliedChips({ filters }: { filters: readonly AppliedFilter[] }) {
  const { t } = useText()
  const { hrefOf } = useSearch()
  if (filters.length === 0) return null
  return (
    <ul aria-label={t('search.chips')} className="flex flex-wrap items-center gap-2">
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <RemovableChipLink label={label} href={hrefOf(without)} />
        </li>
      ))}
      <li>
        <a
          href={paths.properties()}
          className="inline-flex min-h-9 touchable items-center px-2 text-sm font-medium underline underline-offset-4"
        >
          {t('search.clear')}
        </a>
      </li>
    </ul>
  )
}
