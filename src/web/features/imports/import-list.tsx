import { Link } from 'react-router'
import type { ListingImport } from '#contract/imports.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { StatusBadge } from './status-badge.tsx'

interface Props {
  imports: readonly ListingImport[]
  /** The address of an import; by default the owner's view. */
  addressOf?: (id: number) => string
}

/** The latest imports, each with its status. */
export function ImportList({ imports, addressOf = paths.importOf }: Props) {
  const { t, language } = useText()
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <ul className="grid gap-3">
      {imports.map((item) => (
        <li
          key={item.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-surface p-4"
        >
          <div className="grid min-w-0 gap-1">
            <h3 className="text-base break-words">
              <Link to={addressOf(item.id)} className="underline-offset-4 hover:underline">
                {item.source}
              </Link>
            </h3>
            <p className="figures text-sm break-words text-ink-soft">
              <bdi>{item.file_name}</bdi> · {moments.format(new Date(item.created_at))} UTC
              {item.total !== null && ` · ${t('imports.rows', { count: item.total })}`}
            </p>
          </div>
          <StatusBadge status={item.status} />
        </li>
      ))}
    </ul>
  )
}
