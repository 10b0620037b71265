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
import { OWN_SESSION } from '#web/features/account/proxy.ts'
import { paths } from '#web/paths.ts'
import { store } from '#web/state/store.ts'
import { userSwitched } from '#web/state/user.ts'

type Token = string | undefined

export const deactivate = (token: Token, input: RawInput<typeof deactivatePerson>) =>
  call<typeof deactivatePerson>(deactivatePerson, input, { token })
export const reactivate = (token: Token, input: RawInput<typeof reactivatePerson>) =>
  call<typeof reactivatePerson>(reactivatePerson, input, { token })
export const giveRole = (token: Token, input: RawInput<typeof setRole>) =>
  call<typeof setRole>(setRole, input, { token })
export const changeAccountType = (token: Token, input: RawInput<typeof setAccountType>) =>
  call<typeof setAccountType>(setAccountType, input, { token })
export const endSessions = (token: Token, input: RawInput<typeof endSessionsOf>) =>
  call<typeof endSessionsOf>(endSessionsOf, input, { token })
export const addNote = (token: Token, input: RawInput<typeof addStaffNote>) =>
  call<typeof addStaffNote>(addStaffNote, input, { token })
export const deleteNote = (token: Token, id: number) => call<typeof deleteStaffNote>(deleteStaffNote, { id }, { token })
export const grant = (token: Token, input: RawInput<typeof grantPackageTo>) =>
  call<typeof grantPackageTo>(grantPackageTo, input, { token })
export const revoke = (token: Token, input: RawInput<typeof revokePackageOf>) =>
  call<typeof revokePackageOf>(revokePackageOf, input, { token })

/** Goes on as somebody else; the way back is kept in this browser. */
export async function lookAs(token: Token, input: RawInput<typeof impersonate>) {
  const lent = await call<typeof impersonate>(impersonate, input, { token })
  localStorage.setItem(OWN_SESSION, JSON.stringify(store.getState().User_signup.data))
  forgetOfflineCopies()
  leavePage()
  userSwitched({ token: lent.token })
  location.assign(paths.home())
  // This page is not that person's to see: nothing more is asked for it while the next one comes.
  await new Promise<never>(() => {})
}
