import { useSyncExternalStore } from 'react'
import { store } from '#web/state/store.ts'
import { accountNow } from '#web/state/user.ts'

/** The account of whoever is signed in, also of somebody who signs in while the map is open. */
export const useAccountId = () => useSyncExternalStore(store.subscribe, accountNow, () => null)
