import type { ShortMessage, Sms } from './port.ts'

/** The double for tests: what was sent can be read. */
export function memorySms(): Sms & { sent: ShortMessage[] } {
  const sent: ShortMessage[] = []
  return {
    sent,
    async send(message) {
      sent.push(message)
    },
  }
}
