import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const PLACES = [
  { key: 'dashboard', icon: 'layers', href: paths.dashboard() },
  { key: 'properties', icon: 'house', href: paths.ownProperties() },
  { key: 'projects', icon: 'building-complex', href: paths.ownProjects() },
  { key: 'advertisements', icon: 'star', href: paths.advertisements() },
  { key: 'viewings', icon: 'calendar', href: paths.viewings() },
  { key: 'enquiries', icon: 'mail', href: paths.enquiries() },
  { key: 'packages', icon: 'badge-check', href: paths.subscription() },
  { key: 'payments', icon: 'file-text', href: paths.payments() },
  { key: 'messages', icon: 'message-circle', href: paths.chat() },
  { key: 'notifications', icon: 'bell', href: paths.notifications() },
  { key: 'saved', icon: 'heart', href: paths.favourites() },
  { key: 'likes', icon: 'sliders-horizontal', href: paths.likes() },
  { key: 'profile', icon: 'user', href: paths.profile() },
] as const
export type AccountPlace = (typeof PLACES)[number]['key']

interface Props {
  current: AccountPlace
  title: string
  text?: ReactNode
  /** The main thing to do here. */
  action?: ReactNode
  children: ReactNode
}

/** What stands around the pages of one's own: where one is at the side, above it on phones. */
export function AccountFrame({ current, title, text, action, children }: Props) {
  const { t } = useText()
  const isComing = useComing()
  return (
    <main id="content" className="wrap-page grid content-start gap-x-10 pb-24 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label={t('account-nav.label')} className="min-w-0 pt-4 lg:pt-12">
        <ul className="scroll-row flex gap-1 whitespace-nowrap lg:sticky lg:top-24 lg:grid">
          {PLACES.map(({ key, icon, href }) => (
            <li key={key}>
              <Link
                to={href}
                aria-current={key === current ? 'page' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-md px-3 text-sm no-underline outline-offset-[-2px] hover:bg-brand-soft aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold"
              >
                <Icon name={icon} size={18} />
                {t(`account-nav.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        {isComing && <Coming />}
        {/* Only out of sight: what was typed is still there when the way is broken off. */}
        <div hidden={isComing}>
          <PageHead title={title} text={text}>
            {action && <div className="flex flex-wrap gap-3">{action}</div>}
          </PageHead>
          {children}
        </div>
      </div>
    </main>
  )
}

const PATIENCE_MS = 200

/** Whether another page of one's own is on its way, and not only for a moment. */
function useComing(): boolean {
  const { location } = useNavigation()
  const isLeaving = location !== undefined && /^\/(user|my-)/.test(location.pathname)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isLeaving])
  return isLeaving && isSlow
}

/** The shape of the next page of one's own while it is on its way. */
function Coming() {
  const { t } = useText()
  return (
    <div role="status" className="grid gap-4 py-8 lg:py-12">
      <span className="sr-only">{t('ui.loading')}</span>
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-32" />
      ))}
    </div>
  )
}

/** The way in, where a page of one's own would stand. */
export function SignInFirst({ title, next }: { title: string; next: string }) {
  const { t } = useText()
  return (
    <EmptyState
      drawing="house"
      title={title}
      action={
        <LinkButton kind="primary" to={paths.signIn(next)}>
          {t('account.sign-in')}
        </LinkButton>
      }
    />
  )
}
