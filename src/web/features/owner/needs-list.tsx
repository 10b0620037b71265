import { Link } from 'react-router'
import type { Output } from '#contract/endpoint.ts'
import type { ownerDashboard } from '#contract/owner.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useActions } from './use-actions.ts'
import { useDay } from './use-day.ts'

type Need = Output<typeof ownerDashboard>['needs'][number]

const TONE: Partial<Record<Need['need'], BadgeTone>> = {
  viewing: 'warn',
  rejected: 'bad',
  'changes-rejected': 'bad',
  'advert-rejected': 'bad',
  expired: 'bad',
  confirm: 'warn',
  'advert-ending': 'warn',
}

/** Items that need the owner's attention, the most urgent first; single-press actions are offered here. */
export function NeedsList({ needs }: { needs: readonly Need[] }) {
  const { t } = useText()
  const day = useDay()
  return (
    <ul className="grid divide-y divide-line rounded-lg border border-line bg-surface">
      {needs.map((need) => {
        const title = need.title || t('owner.untitled')
        return (
          <li key={`${need.need} ${need.kind} ${need.id}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <div className="grid min-w-0 flex-1 basis-60 gap-1">
              <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                <Badge tone={TONE[need.need] ?? 'plain'}>{t(`owner.need-${need.need}`)}</Badge>
                {day(need.at)}
              </p>
              <Link to={hrefOf(need)} className="font-semibold break-words underline-offset-4 hover:underline">
                <bdi>{title}</bdi>
              </Link>
              {need.reason && <p className="text-sm text-bad">{t('owner.reason', { reason: need.reason })}</p>}
            </div>
            <QuickAnswer need={need} title={title} />
          </li>
        )
      })}
    </ul>
  )
}

/** The action that one press completes. */
const ANSWERS = { confirm: 'confirm', expired: 'confirm' } as const

function QuickAnswer({ need, title }: { need: Need; title: string }) {
  const { t } = useText()
  const { run, isBusy } = useActions(need.kind)
  if (!(need.need in ANSWERS)) return null
  const action = ANSWERS[need.need as keyof typeof ANSWERS]
  return (
    <Button
      size="small"
      icon="check"
      busy={isBusy}
      aria-label={`${t(`owner.action-${action}`)}: ${title}`}
      onClick={() => run(action, [{ id: need.id, title }])}
    >
      {t(`owner.action-${action}`)}
    </Button>
  )
}

function hrefOf({ need, kind, slug_id, draft_key }: Need): string {
  if (need === 'viewing') return paths.viewings()
  if (need === 'draft') return kind === 'property' ? paths.addProperty(draft_key) : paths.addProject(draft_key)
  return kind === 'property' ? paths.myProperty(slug_id) : paths.myProject(slug_id)
}
