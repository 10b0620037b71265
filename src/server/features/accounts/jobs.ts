import * as z from 'zod/mini'
import { escapeHtml } from '#domain/escape-html.ts'
import { type ShortMessage, type Sms, UnreachableNumber } from '#server/adapters/sms/port.ts'
import { noteHtml, type Say, wordsOf } from '#server/features/notifications/public.ts'
import { job } from '#server/jobs/job.ts'
import { applyPendingTypes } from './account-type.ts'
import { codeOf, findCode, linkTokenOf } from './codes.ts'
import { findMailedAccount, findReset } from './queries.ts'
import { resetToken } from './reset-token.ts'
import { mailRegisteredAgain } from './security-letters.ts'

const DAY_MS = 86_400_000

/** Sends a code while it is good; made anew from the code's number, so that no queue ever holds one. */
export const sendCodeJob = job(
  'send-code',
  z.object({ id: z.int(), language: z.string() }),
  async ({ sql, mail, sms, texts, derive, config, now }, { id, language }) => {
    const code = await findCode(sql, id)
    if (!code || code.isUsed || code.expiresAt <= now()) return
    const say = await wordsOf(texts, language)
    const facts = { code: codeOf(derive, code) }
    if (code.channel === 'sms') return sendText(sms, { to: `+${code.address}`, text: say('mail.code-text', facts) })
    const account = await findMailedAccount(sql, code.address)
    if (code.registrationId !== null && account?.isVerifiedLogin)
      return account.isActive ? mailRegisteredAgain({ sql, texts, baseUrl: config.baseUrl }, account.id) : undefined
    if (code.userId === null && code.registrationId === null && !account?.isActive) return
    const link = {
      label: say('mail.code-link'),
      url: `${config.baseUrl}/confirm-email?token=${linkTokenOf(derive, code)}`,
    }
    const name = code.userId === null ? 'mail.code' : 'mail.email-code'
    await mail.send({ to: code.address, ...noteIn(say, language, { name, values: facts, link }) })
  },
  { retries: 3 },
)

/** Deletes what has expired: codes, links, tickets, registrations and counts. */
export const dropExpiredProofs = job(
  'drop-expired-proofs',
  z.object({}),
  async ({ sql, now }) => {
    const dayAgo = new Date(now().getTime() - DAY_MS)
    await sql`delete from otps where expires_at < ${dayAgo}`
    await sql`delete from signup_tickets where expires_at < ${dayAgo}`
    await sql`delete from password_resets where expires_at < ${dayAgo}`
    await sql`delete from registrations where expires_at <= ${now()}`
    await sql`delete from request_counts where started_at < ${dayAgo}`
    await sql`delete from attempts where last_at < ${dayAgo} and (blocked_until is null or blocked_until < ${now()})`
  },
  { cron: '17 * * * *' },
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
    await mail.send({ to: reset.email, ...noteIn(say, language, { name: 'mail.reset', values: { link } }) })
  },
  { retries: 3 },
)

/** A mail of one short text, with HTML where the operator wrote some. A link stands below: the operator's words have no place for it. */
function noteIn(
  say: Say,
  language: string,
  { name, values, link }: { name: string; values: Record<string, string>; link?: { label: string; url: string } },
) {
  const subject = say(`${name}-subject`, values)
  const text = say(`${name}-text`, values)
  const html = say.html(`${name}-html`, values)
  return {
    subject,
    text: link ? `${text}\n\n${link.label}\n${link.url}` : text,
    ...(html && { html: noteHtml({ subject, language, html: link ? html + linkHtml(link) : html }) }),
  }
}

const linkHtml = ({ label, url }: { label: string; url: string }) =>
  `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`
