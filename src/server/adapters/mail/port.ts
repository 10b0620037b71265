/** An email to one recipient. */
export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
}

/** Sends an email; rejects if it could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
