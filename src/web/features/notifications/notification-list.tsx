import type { Notification } from '#contract/notifications.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/notification-kinds.ts'
import { relativeTime } from '#domain/time-ago.ts'
import { useText } from '#web/i18n/text.tsx'
import { Photo } from '#web/parts/photo.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  notifications: readonly Notification[]
  now: number
  /** Called when one of them is followed. */
  onOpen: (id: number) => void
}

/** The notifications, latest first, each with a link to its subject. */
export function NotificationList({ notifications, now, onOpen }: Props) {
  return (
    <ul className="grid gap-2">
      {notifications.map((one) => (
        <li key={one.id}>
          <Line notification={one} now={now} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

function Line({ notification, now, onOpen }: { notification: Notification; now: number; onOpen: Props['onOpen'] }) {
  const { t, language } = useText()
  const { count, unit } = relativeTime(new Date(notification.created_at), new Date(now))
  const when = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count, unit)
  const href = pageOf(notification)
  const image = notification.notification_image || notification.property?.title_image
  const inside = (
    <>
      <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-md bg-brand-soft">
        {image ? <Photo src={image} alt="" sizes="48px" ratio="1 / 1" widest={160} /> : <Icon name="bell" />}
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <span dir="auto" className="font-semibold">
            <bdi>{notification.title}</bdi>
          </span>
          {!notification.is_read && <Badge tone="brand">{t('notifications.unread')}</Badge>}
        </span>
        <span dir="auto" className="text-sm break-words whitespace-pre-line">
          {notification.message}
        </span>
        <time dateTime={notification.created_at} className="text-xs text-ink-soft">
          {when}
        </time>
      </span>
    </>
  )
  const look = 'flex gap-4 rounded-lg border border-line bg-surface p-4 no-underline'
  return href ? (
    <a href={href} onClick={() => onOpen(notification.id)} className={`${look} hover:bg-brand-soft`}>
      {inside}
    </a>
  ) : (
    <div className={look}>{inside}</div>
  )
}

const PAGES = {
  chat: paths.chat(),
  verification: paths.verification(),
  payments: paths.payments(),
  packages: paths.subscription(),
  adverts: paths.advertisements(),
  viewings: paths.viewings(),
  enquiries: paths.enquiries(),
} as const

/** The link of a notification; an announcement links to the property it names, if any. */
function pageOf({ kind, property }: Notification): string | null {
  const page =
    kind !== null && kind in NOTIFICATION_KINDS ? NOTIFICATION_KINDS[kind as NotificationKind].page : 'listing'
  if (page === 'listing') return property && paths.property(property.slug_id)
  return page === 'notifications' ? null : PAGES[page]
}
