import { lazy, type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { broadcastLeaving } from '#web/api/session-end.ts'
import { announceSession, onLeavingElsewhere, onSessionChange } from '#web/api/session-tabs.ts'
import { useText } from '#web/i18n/text.tsx'
import { followReader } from '#web/state/user.ts'
import { Pending as PendingCode } from '#web/ui/pending-status.tsx'
import { toast } from '#web/ui/toast.ts'
import { type Account, AccountContext, type Reader } from './account-context.ts'
import { consumePending, type Pending, savePending } from './pending.ts'
import type { SignInMethods } from './sign-in-methods.ts'
import { useSessionEnd } from './use-session-end.ts'

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx').then((m) => ({ default: m.SignInDialog })))
const DeactivatedDialog = lazy(() => import('./deactivated-dialog.tsx').then((m) => ({ default: m.DeactivatedDialog })))

interface Props {
  reader: Reader | null
  /** The user's account was deactivated since the last page. */
  isDeactivated: boolean
  /** The contact address of the site. */
  contact: string | undefined
  ways: SignInMethods
  /** Runs the action that was interrupted by a sign-in. */
  complete: (pending: Pending) => Promise<void>
  children: ReactNode
}

/** Provides the current user and one sign-in for all pages; its form is loaded on first use. */
export function AccountProvider({ reader, isDeactivated, contact, ways, complete, children }: Props) {
  const { t } = useText()
  const [asking, setAsking] = useState<{ pending: Pending | null } | null>(null)
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  const [isNotified, leave] = useSessionEnd(isDeactivated, revalidate)
  // Before any effect that makes calls as the user.
  useLayoutEffect(() => followReader(reader), [reader])
  useEffect(() => onSessionChange(() => void revalidate()), [revalidate])
  useEffect(() => onLeavingElsewhere(broadcastLeaving), [])
  const askSignIn = useCallback((pending: Pending | null) => {
    savePending(pending)
    setAsking({ pending })
  }, [])
  const account = useMemo<Account>(
    () => ({
      reader,
      askSignIn,
      signedIn: async () => {
        const pending = consumePending()
        if (pending) await complete(pending)
        announceSession()
        await revalidate()
      },
      signOut: async () => {
        const { signOut } = await import('./session.ts')
        await signOut().catch(() => toast(t('account.sign-out-failed'), { kind: 'error' }))
        await revalidate()
      },
    }),
    [reader, askSignIn, complete, revalidate, t],
  )
  const close = () => {
    savePending(null)
    setAsking(null)
  }
  return (
    <AccountContext value={account}>
      {children}
      {asking && (
        <Suspense fallback={<PendingCode />}>
          <SignInDialog pending={asking.pending} ways={ways} next={pathname + search} onClose={close} />
        </Suspense>
      )}
      {isNotified && (
        <Suspense>
          <DeactivatedDialog contact={contact} onClose={leave} />
        </Suspense>
      )}
    </AccountContext>
  )
}
