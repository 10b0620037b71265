import { saveSettings, undoSettings } from '#contract/settings-admin.ts'
import { call } from '#web/api/call.ts'

/** Sends what is different; pictures travel as files beside it. */
export function sendSettings(values: Record<string, string>, files: Record<string, File>) {
  const form = new FormData()
  for (const [at, [key, value]] of Object.entries(values).entries()) {
    form.set(`changes[${at}][key]`, key)
    form.set(`changes[${at}][value]`, value)
  }
  for (const [key, file] of Object.entries(files)) form.set(key, file)
  return call<typeof saveSettings>(saveSettings, form)
}

export const sendUndo = (id: number) => call<typeof undoSettings>(undoSettings, { id })
