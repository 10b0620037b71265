import { type ReactNode, useCallback } from 'react'
import { type Reader, useAccount } from './features/accounts/account-context.ts'
import { AccountProvider } from './features/accounts/account-provider.tsx'
import type { Pending } from './features/accounts/pending.ts'
import type { SignInMethods } from './features/accounts/sign-in-methods.ts'
import { setFavourite, setInterest } from './features/favourites/favourite.ts'
import { useCardActionsOf } from './features/favourites/use-card-actions.ts'
import { useText } from './i18n/text.tsx'
import { CardActionsContext, type SavableHome } from './parts/card-actions.ts'
import { toast } from './ui/toast.ts'

interface Props {
  reader: Reader | null
  isDeactivated: boolean
  isImpersonated: boolean
  contact: string | undefined
  ways: SignInMethods
  children: ReactNode
}

/** Provides the user and the actions on listings to every page. */
export function SessionFrame({ reader, isDeactivated, isImpersonated, contact, ways, children }: Props) {
  const { t } = useText()
  const complete = useCallback(
    async ({ kind, id, title }: Pending) => {
      try {
        if (kind === 'favourite') await setFavourite(id, true)
        else await setInterest(id, true)
        toast(kind === 'favourite' ? t('favourite.saved', { title }) : t('interest.told'), { kind: 'success' })
      } catch {
        toast(t(kind === 'favourite' ? 'favourite.save-failed' : 'interest.failed'), { kind: 'error' })
      }
    },
    [t],
  )
  return (
    <AccountProvider {...{ reader, isDeactivated, contact, ways, complete }}>
      <CardActionsFrame isImpersonated={isImpersonated}>{children}</CardActionsFrame>
    </AccountProvider>
  )
}

function CardActionsFrame({ isImpersonated, children }: Pick<Props, 'isImpersonated' | 'children'>) {
  const { reader, askSignIn } = useAccount()
  const ask = useCallback(({ id, title }: SavableHome) => askSignIn({ kind: 'favourite', id, title }), [askSignIn])
  return (
    <CardActionsContext value={useCardActionsOf({ isSignedIn: reader !== null, isImpersonated, askSignIn: ask })}>
      {children}
    </CardActionsContext>
  )
}
