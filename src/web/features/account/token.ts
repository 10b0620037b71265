import { useSyncExternalStore } from 'react'
import { isStoreRead, store } from '#web/state/store.ts'

/** The token that calls carry; pages know their reader by a cookie that no script can read. */
export const useToken = (): string | undefined => useSyncExternalStore(store.subscribe, tokenNow, () => undefined)

/**
 * The token on pages that the server already wrote for their reader: empty until the browser's own memory has been
 * read, so that what is shown does not give way to a gate and come back.
 */
export const useOwnToken = (): string | undefined =>
  useSyncExternalStore(
    store.subscribe,
    () => (isStoreRead() ? tokenNow() : ''),
    () => '',
  )

export const tokenNow = () => store.getState().User_signup.data?.token
