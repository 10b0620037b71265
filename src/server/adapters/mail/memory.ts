import type { Mail, Mailer } from './port.ts'

/** The double for tests: what was sent can be read. */
export function memoryMailer(): Mailer & { sent: Mail[] } {
  const sent: Mail[] = []
  return {
    sent,
    async send(mail) {
      sent.push(mail)
    },
  }
}
