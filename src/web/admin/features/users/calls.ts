import type { RawInput } from '#contract/endpoint.ts'
import { impersonate } from '#contract/users-admin.ts'
import { call } from '#web/api/call.ts'
import { deleteOfflineCopies } from '#web/api/offline-copies.ts'
import { leavePage } from '#web/api/session-end.ts'
import { announceSession } from '#web/api/session-tabs.ts'
import { paths } from '#web/paths.ts'
import { userSwitched } from '#web/state/user.ts'

/** Starts an impersonation; the server keeps the administrator's own session. */
export async function lookAs(input: RawInput<typeof impersonate>) {
  await call(impersonate, input)
  deleteOfflineCopies()
  leavePage()
  userSwitched()
  announceSession()
  location.assign(paths.home())
  // The impersonated user may not see this page, so no more requests are made while the next one loads.
  await new Promise<never>(() => {})
}
