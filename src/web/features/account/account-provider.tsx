import { lazy, type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { announceSession, onSessionChange } from '#web/api/session-tabs.ts'
import { useText } from '#web/i18n/text.tsx'
import { followReader } from '#web/state/user.ts'
import { toast } from '#web/ui/toast.ts'
import { type Account, AccountContext, type Reader } from './account-context.ts'
import { keepPending, type Pending, takePending } from './pending.ts'
import { useSessionEnd } from './use-session-end.ts'
import type { WaysIn } from './ways-in.ts'

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx').then((m) => ({ default: m.SignInDialog })))
const DeactivatedDialog = lazy(() => import('./deactivated-dialog.tsx').then((m) => ({ default: m.DeactivatedDialog })))

interface Props {
  reader: Reader | null
  /** The reader's account was switched off since the last page. */
  isDeactivated: boolean
  /** Where the site can be written to. */
  contact: string | undefined
  ways: WaysIn
  /** Does what was interrupted by a sign-in. */
  complete: (pending: Pending) => Promise<void>
  children: ReactNode
}

/** Who is here, and the one way to sign in from anywhere; its form comes with the first asking. */
export function AccountProvider({ reader, isDeactivated, contact, ways, complete, children }: Props) {
  const { t } = useText()
  const [asking, setAsking] = useState<{ pending: Pending | null } | null>(null)
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  const [isTold, leave] = useSessionEnd(isDeactivated, revalidate)
  // Before any effect that calls in the name of the reader.
  useLayoutEffect(() => followReader(reader), [reader])
  useEffect(() => onSessionChange(() => void revalidate()), [revalidate])
  const askSignIn = useCallback((pending: Pending | null) => {
    keepPending(pending)
    setAsking({ pending })
  }, [])
  const account = useMemo<Account>(
    () => ({
      reader,
      askSignIn,
      signedIn: async () => {
        const pending = takePending()
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
    keepPending(null)
    setAsking(null)
  }
  return (
    <AccountContext value={account}>
      {children}
      {asking && (
        <Suspense>
          <SignInDialog pending={asking.pending} ways={ways} next={pathname + search} onClose={close} />
        </Suspense>
      )}
      {isTold && (
        <Suspense>
          <DeactivatedDialog contact={contact} onClose={leave} />
        </Suspense>
      )}
    </AccountContext>
  )
}
