import * as z from 'zod/mini'
import { type ShortMessage, type Sms, UnreachableNumber } from '#server/adapters/sms/port.ts'
import { noteHtml, type Say, wordsOf } from '#server/features/notifications/public.ts'
import { job } from '#server/jobs/job.ts'
import { applyPendingTypes } from './account-type.ts'
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
    const say = await wordsOf(texts, language)
    const text = say('mail.code-text', { code: codeOf(derive, code) })
    if (code.channel === 'sms') return sendText(sms, { to: `+${code.address}`, text })
    if (code.userId !== null) {
      const facts = { code: codeOf(derive, code) }
      return mail.send({ to: code.address, ...noteIn(say, language, 'mail.email-code', facts) })
    }
    if (await hasEmailAccount(sql, code.address))
      await mail.send({ to: code.address, ...noteIn(say, language, 'mail.code', { code: codeOf(derive, code) }) })
  },
  { retries: 3 },
)

/** After the operator stopped requiring verification: pending account types take effect. */
export const applyAccountTypes = job('apply-account-types', z.object({}), async ({ sql }) => {
  await applyPendingTypes(sql)
})

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
    const say = await wordsOf(texts, language)
    const link = `${config.baseUrl}/reset-password?token=${resetToken(derive, reset.nonce)}`
    await mail.send({ to: reset.email, ...noteIn(say, language, 'mail.reset', { link }) })
  },
  { retries: 3 },
)

/** A mail of one short text, with HTML where the operator wrote some. */
function noteIn(say: Say, language: string, name: string, values: Record<string, string>) {
  const subject = say(`${name}-subject`, values)
  const html = say.html(`${name}-html`, values)
  return { subject, text: say(`${name}-text`, values), ...(html && { html: noteHtml({ subject, language, html }) }) }
}
