import { useSyncExternalStore } from 'react'
import { store } from '#web/state/store.ts'

/**
 * The token that calls carry; pages know their reader by a cookie that no script can read. The stored session is read
 * before hydration, so also the first render has it. Markup must not depend on it: the server has no token.
 */
export const useToken = (): string | undefined => useSyncExternalStore(store.subscribe, tokenNow, tokenNow)

/**
 * The token on pages that the server rendered for their reader. While such a page hydrates, a missing token is an empty
 * text: the markup must be the server's, and the gate comes afterwards.
 */
export const useOwnToken = (): string | undefined =>
  useSyncExternalStore(store.subscribe, tokenNow, () => tokenNow() ?? '')

export const tokenNow = () => store.getState().User_signup.data?.token
