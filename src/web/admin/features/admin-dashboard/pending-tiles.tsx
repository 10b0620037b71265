import { Link } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import type { Today } from './dashboard.ts'

/** The page of each kind of pending work. */
const PLACES: Record<keyof Today['waiting'], string> = {
  properties: paths.moderation({ kind: 'property' }),
  projects: paths.moderation({ kind: 'project' }),
  changes: paths.moderation({ kind: 'property_revision' }),
  advertisements: paths.moderation({ kind: 'advertisement' }),
  reports: paths.moderation({ kind: 'report' }),
  escalated: paths.moderation({ isEscalated: true }),
  verifications: paths.admin('verifications'),
  receipts: paths.admin('payments'),
  contacts: paths.admin('contacts'),
}

/** The pending counts by kind. */
export function WaitingTiles({ waiting }: { waiting: Today['waiting'] }) {
  const { t } = useText()
  const shown = (Object.keys(PLACES) as (keyof Today['waiting'])[]).filter((key) => waiting[key] !== null)
  const isIdle = shown.every((key) => waiting[key] === 0)
  return (
    <section aria-labelledby="waits" className="grid gap-3">
      <h2 id="waits" className="text-lg">
        {t('today.waits')}
      </h2>
      {isIdle && <p className="text-sm text-ink-soft">{t('today.nothing-waits')}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {shown.map((key) => (
          <li key={key}>
            <Tile to={PLACES[key]} count={waiting[key]!} name={t(`today.${key}`)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Tile = ({ to, count, name }: { to: string; count: number; name: string }) => (
  <Link
    to={to}
    className="grid h-full gap-1 rounded-lg border border-line bg-surface p-4 no-underline hover:border-ink"
  >
    <span className="figures text-2xl">{count}</span>
    <span className="text-sm text-ink-soft">{name}</span>
  </Link>
)
