import type { RawInput } from '#contract/endpoint.ts'
import { exportOwnListings, getImport, getImportErrors, mapImport, runImport, startImport } from '#contract/imports.ts'
import { call } from '#web/api/call.ts'

/** What this feature says to the server; fetched with the first press. */
export const send = (form: FormData) => call<typeof startImport>(startImport, form)

export const lookAt = (id: number) => call<typeof getImport>(getImport, { id })

export const map = (id: number, mapping: Record<string, string>) =>
  call<typeof mapImport>(mapImport, { id, mapping: JSON.stringify(mapping) })

export const run = (id: number, isConfirmed: boolean) =>
  call<typeof runImport>(runImport, { id, confirm: isConfirmed ? 1 : 0 })

export const homesFile = (asked: RawInput<typeof exportOwnListings>) =>
  call<typeof exportOwnListings>(exportOwnListings, asked)

export const errorsFile = (id: number) => call<typeof getImportErrors>(getImportErrors, { id })
