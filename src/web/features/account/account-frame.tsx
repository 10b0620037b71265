import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

const PLACES = [
  { key: 'dashboard', icon: 'layers', href: paths.dashboard() },
  { key: 'properties', icon: 'house', href: paths.ownProperties() },
  { key: 'projects', icon: 'building-complex', href: paths.ownProjects() },
  { key: 'advertisements', icon: 'star', href: paths.advertisements() },
  { key: 'viewings', icon: 'calendar', href: paths.viewings() },
  { key: 'enquiries', icon: 'mail', href: paths.enquiries() },
  { key: 'packages', icon: 'badge-check', href: paths.subscription() },
  { key: 'payments', icon: 'file-text', href: paths.payments() },
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
        <PageHead title={title} text={text}>
          {action && <div className="flex flex-wrap gap-3">{action}</div>}
        </PageHead>
        {children}
      </div>
    </main>
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
