import { endImpersonation } from '#contract/users-admin.ts'
import { CallFailure, call } from '#web/api/call.ts'
import { deleteOfflineCopies } from '#web/api/offline-copies.ts'
import { leavePage } from '#web/api/session-end.ts'
import { announceSession } from '#web/api/session-tabs.ts'
import { paths } from '#web/paths.ts'
import { userSwitched } from '#web/state/user.ts'

/** Ends impersonation: the server restores the administrator's cookie, or clears it where that session has ended. */
export async function comeBack(readerId: number) {
  const isRestored = await restored()
  leavePage()
  deleteOfflineCopies()
  userSwitched()
  announceSession()
  const person = paths.admin(`people/${readerId}`)
  location.assign(isRestored ? person : paths.signIn(person))
}

async function restored(): Promise<boolean> {
  try {
    return (await call(endImpersonation, {})).is_signed_in
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) return false
    throw error
  }
}
