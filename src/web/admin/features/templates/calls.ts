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

export const sendTemplate = (worded: Worded) => call<typeof saveTemplate>(saveTemplate, { ...worded })

export const askPreview = (worded: Worded) => call<typeof previewTemplate>(previewTemplate, { ...worded })

export const sendTest = (worded: Worded) => call<typeof testTemplate>(testTemplate, { ...worded })
