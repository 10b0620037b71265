import type { RawInput } from '#contract/endpoint.ts'
import { exportOwnListings, getImport, getImportErrors, mapImport, runImport, startImport } from '#contract/imports.ts'
import { call } from '#web/api/call.ts'

/** What this feature says to the server; fetched with the first press. */
export const send = (form: FormData, token: string) => call<typeof startImport>(startImport, form, { token })

export const lookAt = (id: number, token: string) => call<typeof getImport>(getImport, { id }, { token })

export const map = (id: number, mapping: Record<string, string>, token: string) =>
  call<typeof mapImport>(mapImport, { id, mapping: JSON.stringify(mapping) }, { token })

export const run = (id: number, isConfirmed: boolean, token: string) =>
  call<typeof runImport>(runImport, { id, confirm: isConfirmed ? 1 : 0 }, { token })

export const homesFile = (asked: RawInput<typeof exportOwnListings>, token: string) =>
  call<typeof exportOwnListings>(exportOwnListings, asked, { token })

export const errorsFile = (id: number, token: string) =>
  call<typeof getImportErrors>(getImportErrors, { id }, { token })
