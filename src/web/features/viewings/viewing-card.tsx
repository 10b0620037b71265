import { useState } from 'react'
import { Link } from 'react-router'
import type { Viewing } from '#contract/viewings.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Photo } from '#web/parts/photo.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { STATUS_TONE } from './status.ts'
import { useChange } from './use-change.ts'
import { useTimes } from './use-times.ts'

/** One viewing, and the actions of this participant. */
export function ViewingCard({ viewing }: { viewing: Viewing }) {
  const { t } = useText()
  const times = useTimes(viewing.timezone)
  const { run, busy, fault } = useChange()
  const [asks, setAsks] = useState<'move' | 'cancel' | null>(null)
  const { property, side, can, status } = viewing
  const title = property.translated_title
  const other = side === 'host' ? viewing.user?.name : viewing.agent?.name
  const confirm = () =>
    run(
      () =>
        lazyCall(import('#contract/viewings.ts'), 'updateViewing', { appointment_id: viewing.id, status: 'confirmed' }),
      t('viewing.done-confirm'),
    )
  return (
    <article className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4">
      <div className="overflow-hidden rounded-md">
        <Photo src={property.title_image} alt="" sizes="5rem" ratio="1 / 1" />
      </div>
      <div className="grid content-start gap-1.5">
        <p className="flex flex-wrap items-center gap-2">
          <span className="figures text-lg font-semibold">
            {times.time(viewing.start_at)}–{times.time(viewing.end_at)}
          </span>
          <Badge tone={STATUS_TONE[status]}>{t(`viewing.status-${status}`)}</Badge>
          <Badge>{t(`viewing.type-${viewing.meeting_type}`)}</Badge>
        </p>
        <h4 className="text-base break-words">
          <Link to={paths.property(property.slug_id)} className="underline-offset-4 hover:underline">
            <bdi>{title}</bdi>
          </Link>
        </h4>
        <p className="text-sm text-ink-soft">
          {t(side === 'host' ? 'viewing.visitor' : 'viewing.shown-by', { name: other ?? t('viewing.the-site') })}
          {' · '}
          {t('viewing.place-clock', { place: times.place })}
        </p>
        {property.address && (
          <p className="text-sm text-ink-soft">
            <bdi>{property.address}</bdi>
          </p>
        )}
        {viewing.notes && (
          <p dir="auto" className="text-sm whitespace-pre-line">
            {viewing.notes}
          </p>
        )}
        {viewing.reason && (
          <p dir="auto" className="rounded-md bg-warn-soft p-3 text-sm text-warn">
            {viewing.reason}
          </p>
        )}
        <FormError fault={fault} />
        <div className="mt-1 flex flex-wrap gap-2">
          {can.confirm && (
            <Button
              size="small"
              kind="primary"
              icon="check"
              busy={busy}
              aria-label={`${t('viewing.confirm')}: ${title}`}
              onClick={confirm}
            >
              {t('viewing.confirm')}
            </Button>
          )}
          {can.reschedule && (
            <Button
              size="small"
              icon="clock"
              aria-label={`${t('viewing.move')}: ${title}`}
              onClick={() => setAsks('move')}
            >
              {t('viewing.move')}
            </Button>
          )}
          {can.cancel && (
            <Button
              size="small"
              icon="x"
              aria-label={`${t('viewing.cancel')}: ${title}`}
              onClick={() => setAsks('cancel')}
            >
              {t('viewing.cancel')}
            </Button>
          )}
          <a
            href={paths.viewingCalendar(viewing.id)}
            data-reload
            className="inline-flex min-h-11 items-center px-2 text-sm text-link"
          >
            {t('viewing.ics')}
            <span className="sr-only">: {title}</span>
          </a>
        </div>
      </div>
      <MoveDialog open={asks === 'move'} viewing={viewing} onClose={() => setAsks(null)} />
      <CancelDialog open={asks === 'cancel'} viewing={viewing} onClose={() => setAsks(null)} />
    </article>
  )
}
