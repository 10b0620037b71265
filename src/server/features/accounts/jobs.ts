import * as z from 'zod/mini'
import { escapeHtml } from '#domain/escape-html.ts'
import { type ShortMessage, type Sms, UnreachableNumber } from '#server/adapters/sms/port.ts'
import { type FillTemplate, noteHtml, wordsOf } from '#server/features/notifications/public.ts'
import { job } from '#server/jobs/job.ts'
import { applyPendingTypes } from './account-type.sql.ts'
import { codeOf, findCode, linkTokenOf } from './codes.ts'
import { findMailedAccount, findReset } from './queries.ts'
import { resetToken } from './reset-token.ts'
import { mailRegisteredAgain } from './security-emails.ts'

const DAY_MS = 86_400_000

/** Sends a code if it is still valid. The job has only the code's id and derives the code, so no queue holds a code. */
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

/** Deletes expired codes, links, tickets, registrations, pending sign-ins, unconfirmed TOTP secrets and counters. */
export const dropExpiredProofs = job(
  'drop-expired-proofs',
  z.object({}),
  async ({ sql, now }) => {
    const dayAgo = new Date(now().getTime() - DAY_MS)
    await sql`delete from otps where expires_at < ${dayAgo}`
    await sql`delete from signup_tickets where expires_at < ${dayAgo}`
    await sql`delete from password_resets where expires_at < ${dayAgo}`
    await sql`delete from registrations where expires_at <= ${now()}`
    await sql`delete from pending_sign_ins where expires_at <= ${now()}`
    await sql`delete from totp_secrets where confirmed_at is null and created_at < ${dayAgo}`
    await sql`delete from request_counts where started_at < ${dayAgo}`
    await sql`delete from rate_limit_counters where last_at < ${dayAgo} and (blocked_until is null or blocked_until < ${now()})`
  },
  { cron: '17 * * * *' },
)

/** Applies pending account types after the operator stops requiring verification. */
export const applyAccountTypes = job('apply-account-types', z.object({}), async ({ sql }) => {
  await applyPendingTypes(sql)
})

/** An unreachable number is not retried: the user has to correct it. */
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

/**
 * An email with one short text, with HTML where the operator wrote some. The link is appended, because the operator's
 * template has no placeholder for it.
 */
function noteIn(
  say: FillTemplate,
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
