import { beforeLogout, type User, userSignup } from '#contract/accounts.ts'
import { call } from '#web/api/call.ts'
import { patch } from '#web/state/store.ts'
import { tokenNow } from './token.ts'

/** Signs in and keeps the answer as existing clients keep it: the whole body. */
export async function signIn(email: string, password: string): Promise<{ token: string; data: User }> {
  patch('User_signup', { loading: true })
  try {
    const answer = await call<typeof userSignup>(userSignup, { type: 3, email, password })
    patch('User_signup', { data: { ...answer } })
    return answer
  } catch (error) {
    patch('User_signup', { loading: false })
    throw error
  }
}

/** Forgets the session here even when the server cannot be told. */
export async function signOut() {
  const token = tokenNow()
  try {
    if (token) await call<typeof beforeLogout>(beforeLogout, {}, { token })
  } finally {
    patch('User_signup', { data: null, loading: false })
  }
}
