import type { RawInput } from '#contract/endpoint.ts'
import { grantPackageTo, revokePackageOf } from '#contract/packages-admin.ts'
import {
  addStaffNote,
  deactivatePerson,
  deleteStaffNote,
  endSessionsOf,
  impersonate,
  reactivatePerson,
  setAccountType,
  setRole,
} from '#contract/people-admin.ts'
import { call } from '#web/api/call.ts'
import { forgetOfflineCopies } from '#web/api/offline-copies.ts'
import { leavePage } from '#web/api/session-end.ts'
import { announceSession } from '#web/api/session-tabs.ts'
import { paths } from '#web/paths.ts'
import { userSwitched } from '#web/state/user.ts'

export const deactivate = (input: RawInput<typeof deactivatePerson>) =>
  call<typeof deactivatePerson>(deactivatePerson, input)
export const reactivate = (input: RawInput<typeof reactivatePerson>) =>
  call<typeof reactivatePerson>(reactivatePerson, input)
export const giveRole = (input: RawInput<typeof setRole>) => call<typeof setRole>(setRole, input)
export const changeAccountType = (input: RawInput<typeof setAccountType>) =>
  call<typeof setAccountType>(setAccountType, input)
export const endSessions = (input: RawInput<typeof endSessionsOf>) => call<typeof endSessionsOf>(endSessionsOf, input)
export const addNote = (input: RawInput<typeof addStaffNote>) => call<typeof addStaffNote>(addStaffNote, input)
export const deleteNote = (id: number) => call<typeof deleteStaffNote>(deleteStaffNote, { id })
export const grant = (input: RawInput<typeof grantPackageTo>) => call<typeof grantPackageTo>(grantPackageTo, input)
export const revoke = (input: RawInput<typeof revokePackageOf>) => call<typeof revokePackageOf>(revokePackageOf, input)

/** Goes on as somebody else; the server keeps the administrator's own session. */
export async function lookAs(input: RawInput<typeof impersonate>) {
  await call<typeof impersonate>(impersonate, input)
  forgetOfflineCopies()
  leavePage()
  userSwitched()
  announceSession()
  location.assign(paths.home())
  // This page is not that person's to see: nothing more is asked for it while the next one comes.
  await new Promise<never>(() => {})
}
