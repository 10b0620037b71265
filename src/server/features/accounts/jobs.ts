import * as z from 'zod/mini'
import { type ShortMessage, type Sms, UnreachableNumber } from '#server/adapters/sms/port.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import { job } from '#server/jobs/job.ts'
import { codeOf, findCode } from './codes.ts'
import { findReset, hasEmailAccount } from './queries.ts'
import { resetToken } from './reset-token.ts'

/** Sends a code while it is good; made anew from the code's number, so that no queue ever holds one. */
export const sendCodeJob = job(
  'send-code',
  z.object({ id: z.int(), language: z.string() }),
  async ({ sql, mail, sms, texts, derive, now }, { id, language }) => {
    const code = await findCode(sql, id)
    if (!code || code.isUsed || code.expiresAt <= now()) return
    const say = await words(texts, language)
    const text = say('mail.code-text', { code: codeOf(derive, code) })
    if (code.channel === 'sms') return sendText(sms, { to: `+${code.address}`, text })
    if (await hasEmailAccount(sql, code.address))
      await mail.send({ to: code.address, subject: say('mail.code-subject'), text })
  },
  { retries: 3 },
)

/** A number that cannot be reached at all is not tried again: the person will see to it. */
const sendText = (sms: Sms, message: ShortMessage) =>
  sms.send(message).catch((error: unknown) => {
    if (!(error instanceof UnreachableNumber)) throw error
  })

export const mailResetLink = job(
  'mail-reset-link',
  z.object({ id: z.int(), language: z.string() }),
  async ({ sql, mail, texts, derive, config, now }, { id, language }) => {
    const reset = await findReset(sql, id)
    if (!reset || reset.isUsed || reset.expiresAt <= now()) return
    const say = await words(texts, language)
    const link = `${config.baseUrl}/reset-password?token=${resetToken(derive, reset.nonce)}`
    await mail.send({ to: reset.email, subject: say('mail.reset-subject'), text: say('mail.reset-text', { link }) })
  },
  { retries: 3 },
)

type Say = (key: string, values?: Record<string, string>) => string

async function words(texts: TextSource, language: string): Promise<Say> {
  const all = (await texts.find(language)) ?? (await texts.find('en')) ?? {}
  return (key, values = {}) =>
    (all[key] ?? key).replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
