import type { Handlers } from './context.ts'
import { contactUs } from './features/support/contact-us.ts'

export const handlers: Handlers = { contactUs }
