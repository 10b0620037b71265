import { Link } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'

const VIEWS = { jobs: 'jobs', outbox: 'jobs/outbox' } as const

/** Links between jobs and outbox. */
export function QueueViews({ shown }: { shown: keyof typeof VIEWS }) {
  const { t } = useText()
  return (
    <nav aria-label={t('queues.views')} className="scroll-row mb-5 flex gap-2 whitespace-nowrap">
      {(['jobs', 'outbox'] as const).map((view) => (
        <Link
          key={view}
          to={paths.admin(VIEWS[view])}
          aria-current={view === shown ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm no-underline aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
        >
          {t(`queues.${view}`)}
        </Link>
      ))}
    </nav>
  )
}
