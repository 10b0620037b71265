import { useSyncExternalStore } from 'react'
import { store } from '#web/state/store.ts'

const tokenNow = () => store.getState().User_signup.data?.token

/** The token of whoever is signed in, also of somebody who signs in while the map is open. */
export const useToken = () => useSyncExternalStore(store.subscribe, tokenNow, () => undefined)
