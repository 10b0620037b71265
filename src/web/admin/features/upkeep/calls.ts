import type { RawInput } from '#contract/endpoint.ts'
import { askOwners, exportUpkeep, hideListings, openCase, settleDuplicate } from '#contract/upkeep-admin.ts'
import { call } from '#web/api/call.ts'

type Token = string | undefined

export const ask = (token: Token, ids: number[]) => call<typeof askOwners>(askOwners, { ids }, { token })
export const hide = (token: Token, id: number, reason: string) =>
  call<typeof hideListings>(hideListings, { ids: [id], reason }, { token })
export const report = (token: Token, input: RawInput<typeof openCase>) =>
  call<typeof openCase>(openCase, input, { token })
export const settle = (token: Token, input: RawInput<typeof settleDuplicate>) =>
  call<typeof settleDuplicate>(settleDuplicate, input, { token })

/** Fetches a report as a file. */
export async function download(token: Token, asked: RawInput<typeof exportUpkeep>) {
  const { url } = await call<typeof exportUpkeep>(exportUpkeep, asked, { token })
  location.assign(url)
}
