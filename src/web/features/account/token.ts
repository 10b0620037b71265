import { useSyncExternalStore } from 'react'
import { store } from '#web/state/store.ts'

/** The token that calls carry; pages know their reader by a cookie that no script can read. */
export const useToken = (): string | undefined => useSyncExternalStore(store.subscribe, tokenNow, () => undefined)

export const tokenNow = () => store.getState().User_signup.data?.token
