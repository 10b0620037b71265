import type { RawInput } from '#contract/endpoint.ts'
import { askOwners, exportUpkeep, hideListings, openCase, settleDuplicate } from '#contract/upkeep-admin.ts'
import { call } from '#web/api/call.ts'

export const ask = (ids: number[]) => call<typeof askOwners>(askOwners, { ids })
export const hide = (id: number, reason: string) => call<typeof hideListings>(hideListings, { ids: [id], reason })
export const report = (input: RawInput<typeof openCase>) => call<typeof openCase>(openCase, input)
export const settle = (input: RawInput<typeof settleDuplicate>) => call<typeof settleDuplicate>(settleDuplicate, input)

/** Fetches a report as a file. */
export async function download(asked: RawInput<typeof exportUpkeep>) {
  const { url } = await call<typeof exportUpkeep>(exportUpkeep, asked)
  location.assign(url)
}
