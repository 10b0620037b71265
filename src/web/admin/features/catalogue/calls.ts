import { deleteEntry, orderEntries, saveEntry } from '#contract/catalogue-admin.ts'
import type { EntryKind, OrderedKind } from '#domain/catalogue-entries.ts'
import { call } from '#web/api/call.ts'

interface Sent {
  kind: EntryKind
  id: number | null
  values: Record<string, string>
  files: Record<string, File>
}

export function sendEntry({ kind, id, values, files }: Sent) {
  const form = new FormData()
  form.set('kind', kind)
  if (id !== null) form.set('id', String(id))
  for (const [at, [key, value]] of Object.entries(values).entries()) {
    form.set(`changes[${at}][key]`, key)
    form.set(`changes[${at}][value]`, value)
  }
  for (const [key, file] of Object.entries(files)) form.set(key, file)
  return call<typeof saveEntry>(saveEntry, form)
}

export const sendDeletion = (kind: EntryKind, id: number) => call<typeof deleteEntry>(deleteEntry, { kind, id })

export const sendOrder = (kind: OrderedKind, ids: number[]) => call<typeof orderEntries>(orderEntries, { kind, ids })
