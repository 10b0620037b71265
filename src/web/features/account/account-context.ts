import { createContext, useContext } from 'react'
import type { Pending } from './pending.ts'

/** Who reads this page, as far as a page shows it. */
export interface Reader {
  id: number
  name: string
  profile: string
}

export interface Account {
  reader: Reader | null
  /** Opens the sign-in; what was about to happen happens afterwards. */
  askSignIn: (pending: Pending | null) => void
  /** To be called when a sign-in succeeded: completes what was pending and shows the page as its reader sees it. */
  signedIn: () => Promise<void>
  signOut: () => Promise<void>
}

export const AccountContext = createContext<Account | null>(null)

export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('No account was provided')
  return account
}
