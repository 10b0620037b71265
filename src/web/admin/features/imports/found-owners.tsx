import { Link } from 'react-router'
import type { Output } from '#contract/endpoint.ts'
import type { listUsers } from '#contract/users-admin.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'

/** The owners found, one of which is selected. */
export function FoundOwners({ people }: { people: Output<typeof listUsers> }) {
  const { t } = useText()
  if (people.length === 0) return <p className="text-sm text-ink-soft">{t('owner-feeds.nobody')}</p>
  return (
    <ul className="grid gap-2">
      {people.map(({ id, name, email, mobile }) => (
        <li key={id}>
          <Link
            to={paths.admin(`imports?owner=${id}`)}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-md border border-line bg-surface px-4 py-2 text-sm no-underline hover:border-ink"
          >
            <strong className="min-w-0 break-words">{name}</strong>
            <bdi className="min-w-0 break-words text-ink-soft">{[email, mobile].filter(Boolean).join(' · ')}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
