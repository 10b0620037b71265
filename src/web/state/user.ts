import { clearFetched, sessionFlags } from './session-flags.ts'
import { initialState } from './slices.ts'
import { patch, store } from './store.ts'

/** The states of a sign-in. */
export const userRequested = () => patch('User_signup', { loading: true })

/**
 * Stores the account of the session. Loading stays true, as existing clients expect it: the page of the user is still
 * to load.
 */
export const userSignedIn = (account: { id: number }) =>
  patch('User_signup', { data: { data: account }, loading: true })

export const userFailed = () => patch('User_signup', { loading: false })

/** Continues as another user when an impersonation starts or ends; the next page names the user. */
export function userSwitched() {
  resetCachedChoices()
  patch('User_signup', initialState.User_signup)
}

/** The account that this browser is signed in to, as far as the pages know. */
export const accountNow = (): number | null => store.getState().User_signup.data?.data?.id ?? null

/** Stores the account that the server rendered the page for. */
export function followReader(reader: { id: number } | null) {
  if (reader === null) {
    if (accountNow() !== null) userSignedOut()
  } else if (accountNow() !== reader.id) userSignedIn(reader)
}

/** Resets everything that belongs to the user: session, device token, cached choices and session markers. */
export function userSignedOut() {
  patch('Settings', { fcmToken: null })
  patch('User_signup', initialState.User_signup)
  resetCachedChoices()
  const session = sessionFlags()
  if (session) clearFetched(session)
}

/** Site data is the same for every user; choices are not. */
function resetCachedChoices() {
  const { categories, lastFetch, sliderLength } = store.getState().cachedata
  patch('cachedata', { ...initialState.cachedata, categories, lastFetch, sliderLength })
}
