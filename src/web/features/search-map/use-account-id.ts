import { useSyncExternalStore } from 'react'
import { store } from '#web/state/store.ts'
import { accountNow } from '#web/state/user.ts'

/** The id of the signed-in account, also after a sign-in while the map is open. */
export const useAccountId = () => useSyncExternalStore(store.subscribe, accountNow, () => null)
