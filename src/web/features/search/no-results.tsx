import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Said } from './chips.ts'
import { relaxedFilterLinks } from './relaxed-filters.ts'
import { useSearch } from './search-context.ts'

/** The empty state: names the filters to remove, and how many homes each removal gives. */
export function NoResults({ said }: { said: Said }) {
  const { t } = useText()
  const { view, hrefOf } = useSearch()
  const ways = relaxedFilterLinks(said, view.rescue)
  return (
    <EmptyState
      drawing="search"
      title={t('search.none-title')}
      text={t(ways.length > 0 ? 'search.none-text' : 'search.none-all')}
      action={
        <ul className="grid gap-2">
          {ways.map(({ drop, label, next, total }, index) => (
            <li key={drop}>
              <LinkButton to={hrefOf(next)} kind={index === 0 ? 'primary' : 'secondary'} wide>
                {label === null
                  ? t(Object.keys(next).length > 0 ? 'search.rescue-place' : 'search.rescue-all', { count: total })
                  : t('search.rescue', { count: total, filter: label })}
              </LinkButton>
            </li>
          ))}
          <li>
            <LinkButton to={paths.properties()} kind="quiet" wide>
              {t('search.show-all')}
            </LinkButton>
          </li>
        </ul>
      }
    />
  )
}
