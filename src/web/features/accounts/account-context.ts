import { createContext, useContext } from 'react'
import type { Pending } from './pending.ts'

/** The current user, as far as a page shows it. */
export interface Reader {
  id: number
  name: string
  profile: string
}

export interface Account {
  reader: Reader | null
  /** Opens the sign-in; the pending action runs afterwards. */
  askSignIn: (pending: Pending | null) => void
  /** Called after a successful sign-in: completes the pending action and reloads the page for the user. */
  signedIn: () => Promise<void>
  signOut: () => Promise<void>
}

export const AccountContext = createContext<Account | null>(null)

export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('No account was provided')
  return account
}
