import { createTransport } from 'nodemailer'
import type { Mailer } from './port.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for implicit TLS. */
  url: string
  /** Sender address. */
  from: string
  /** Additional CA certificate to trust, for servers with a private one. */
  ca?: string
}

const PATIENCE_MS = 15_000

/** Sends emails through the operator's SMTP server with a small connection pool. */
export function smtpMailer({ url, from, ca }: SmtpOptions): Mailer {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS * 2,
    // Requires TLS, so that the password is never sent in clear text, except on loopback.
    requireTLS: url.startsWith('smtp:') && !isLocal,
    ...(ca && { tls: { ca } }),
    // Texts come from users: nothing in them may make the library read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, ...(html && { html }) })
    },
  }
}
