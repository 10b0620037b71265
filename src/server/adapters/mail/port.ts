/** One message to one person. */
export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
}

/** Hands a message to whatever delivers it; rejects when that could not be done. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
