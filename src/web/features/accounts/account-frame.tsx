import { type ReactNode, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAccount } from './account-context.ts'
import { AccountMenuLink, AccountNav, type AccountPlace } from './account-nav.tsx'

interface Props {
  current: AccountPlace
  title: string
  text?: ReactNode
  /** The main action of the page. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of the account pages: navigation at the side, on phones a link to the page that lists them. */
export function AccountFrame({ current, title, text, action, children }: Props) {
  const { reader } = useAccount()
  const isComing = useComing()
  return (
    <main
      id="content"
      className={`wrap-page grid content-start gap-x-10 pb-24 ${reader ? 'lg:grid-cols-[13rem_minmax(0,1fr)]' : ''}`}
    >
      {reader && (
        <>
          <div className="pt-3 lg:hidden">
            <AccountMenuLink current={current} />
          </div>
          <div className="pt-12 max-lg:hidden">
            <div className="sticky top-24">
              <AccountNav current={current} />
            </div>
          </div>
        </>
      )}
      <div className="min-w-0">
        {isComing && <Coming />}
        {/* Only hidden: entered values are still there when the navigation is cancelled. */}
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

/** Whether another account page is loading, for longer than a moment. */
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

/** The skeleton of the next account page while it loads. */
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

/** The sign-in prompt in place of an account page. */
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
