import { createTransport } from 'nodemailer'
import type { Mailer } from './port.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for a connection that is encrypted from its first byte. */
  url: string
  /** The sender that recipients see. */
  from: string
  /** A certificate to trust beside the usual ones, for servers with one of their own. */
  ca?: string
}

const PATIENCE_MS = 15_000

/** Hands mail to the operator's server; several at once share a few connections. */
export function smtpMailer({ url, from, ca }: SmtpOptions): Mailer {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS * 2,
    // A password must not cross a network in the clear; on this very machine there is no network.
    requireTLS: url.startsWith('smtp:') && !isLocal,
    ...(ca && { tls: { ca } }),
    // Texts come from people: nothing in them may make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, ...(html && { html }) })
    },
  }
}
