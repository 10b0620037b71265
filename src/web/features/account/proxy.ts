import { endImpersonation } from '#contract/people-admin.ts'
import { call } from '#web/api/call.ts'
import { forgetOfflineCopies } from '#web/api/offline-copies.ts'
import { paths } from '#web/paths.ts'
import { userSwitched } from '#web/state/user.ts'
import { signOut } from './session.ts'

/** Where the browser keeps who really sits there while somebody looks at the site as somebody else. */
export const OWN_SESSION = 'own-session'

/** Goes back to being oneself; where the own session was lost, the lent one ends all the same. */
export async function comeBack(readerId: number) {
  const own = readOwn()
  localStorage.removeItem(OWN_SESSION)
  forgetOfflineCopies()
  if (!own) {
    await signOut().catch(() => {})
    return location.assign(paths.home())
  }
  userSwitched(own)
  await call<typeof endImpersonation>(endImpersonation, {}, { token: own.token })
  location.assign(paths.admin(`people/${readerId}`))
}

function readOwn(): { token: string } | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(OWN_SESSION) ?? 'null')
    const isWhole = typeof kept === 'object' && kept !== null && 'token' in kept && typeof kept.token === 'string'
    return isWhole ? (kept as { token: string }) : null
  } catch {
    return null
  }
}
