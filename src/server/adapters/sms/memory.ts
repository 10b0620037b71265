import type { ShortMessage, Sms } from './port.ts'

/** In-memory double for tests; records what was sent. */
export function memorySms(): Sms & { sent: ShortMessage[] } {
  const sent: ShortMessage[] = []
  return {
    sent,
    async send(message) {
      sent.push(message)
    },
  }
}
