import { previewTemplate, saveTemplate, testTemplate } from '#contract/templates-admin.ts'
import { call } from '#web/api/call.ts'

/** Which message in which language, and its words; an empty part is as it came. */
export interface Worded {
  template: string
  language_code: string
  subject: string
  text: string
  html: string
}

export const sendTemplate = (token: string | undefined, worded: Worded) =>
  call<typeof saveTemplate>(saveTemplate, { ...worded }, { token })

export const askPreview = (token: string | undefined, worded: Worded) =>
  call<typeof previewTemplate>(previewTemplate, { ...worded }, { token })

export const sendTest = (token: string | undefined, worded: Worded) =>
  call<typeof testTemplate>(testTemplate, { ...worded }, { token })
