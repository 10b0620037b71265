import { forgetFetched, sessionMarks } from './session-marks.ts'
import { initialState } from './slices.ts'
import { patch, store } from './store.ts'

/** The states of a sign-in. */
export const userRequested = () => patch('User_signup', { loading: true })

/** Stores the response. Loading stays true, as existing clients expect it: the page of the user is still to come. */
export const userSignedIn = (response: { token: string }) =>
  patch('User_signup', { data: { ...response }, loading: true })

export const userFailed = () => patch('User_signup', { loading: false })

/** Goes on as another user, by impersonation or at its end. */
export function userSwitched(response: { token: string }) {
  resetCachedChoices()
  userSignedIn(response)
}

/** Resets everything that belongs to the user: session, device token, cached choices and the session's markers. */
export function userSignedOut() {
  patch('Settings', { fcmToken: null })
  patch('User_signup', initialState.User_signup)
  resetCachedChoices()
  const session = sessionMarks()
  if (session) forgetFetched(session)
}

/** What the site offers is the same for everybody; what was chosen is not. */
function resetCachedChoices() {
  const { categories, lastFetch, sliderLength } = store.getState().cachedata
  patch('cachedata', { ...initialState.cachedata, categories, lastFetch, sliderLength })
}
