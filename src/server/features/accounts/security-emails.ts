import { publicPages } from '#domain/public-pages.ts'
import { withShortAddresses } from '#domain/redact.ts'
import type { Context } from '#server/context.ts'
import { accountEmail, post } from '#server/features/notifications/public.ts'

type Writer = Pick<Context, 'sql' | 'texts' | 'baseUrl'>

/**
 * Notifies the old address that the account has a new one; the new address is shown only by its first characters and
 * domain.
 */
export async function mailEmailChanged(ctx: Writer, userId: number, { from, to }: { from: string; to: string }) {
  const { say, site, frame } = await accountEmail(ctx, userId)
  const facts = { site, email: withShortAddresses(to) }
  await post(ctx.sql, from, {
    ...frame,
    subject: say('mail.email-changed-subject', facts),
    intro: say('mail.email-changed-intro', facts),
    introHtml: say.html('mail.email-changed-html', facts),
    items: [{ title: say('mail.not-you'), text: '' }],
    action: { label: say('mail.not-you-contact'), url: ctx.baseUrl + publicPages.contact },
  })
}

/**
 * `passkeys` is the number of passkeys that can still sign in after the change; the email links to where they are
 * removed.
 */
export async function mailPasswordChanged(ctx: Writer, userId: number, passkeys = 0) {
  const { email, say, site, frame } = await accountEmail(ctx, userId)
  if (!email) return
  const facts = { site }
  await post(ctx.sql, email, {
    ...frame,
    subject: say('mail.password-changed-subject', facts),
    intro: say('mail.password-changed-intro', facts),
    introHtml: say.html('mail.password-changed-html', facts),
    items: [
      ...(passkeys > 0 ? [{ title: say('mail.passkeys-stay'), text: ctx.baseUrl + PASSKEYS }] : []),
      { title: say('mail.not-you'), text: '' },
    ],
    action: { label: say('mail.not-you-contact'), url: ctx.baseUrl + publicPages.contact },
  })
}

/** Notifies a user that their address was used in a new registration. */
export async function mailRegisteredAgain(ctx: Writer, userId: number) {
  const { email, say, site, frame } = await accountEmail(ctx, userId)
  if (!email) return
  const facts = { site }
  await post(ctx.sql, email, {
    ...frame,
    subject: say('mail.registered-again-subject', facts),
    intro: say('mail.registered-again-intro', facts),
    introHtml: say.html('mail.registered-again-html', facts),
    items: [],
    action: { label: say('mail.registered-again-sign-in'), url: `${ctx.baseUrl}/sign-in` },
  })
}

export async function mailPasskeyAdded(ctx: Writer, userId: number) {
  const { email, say, site, frame } = await accountEmail(ctx, userId)
  if (!email) return
  const facts = { site }
  await post(ctx.sql, email, {
    ...frame,
    subject: say('mail.passkey-added-subject', facts),
    intro: say('mail.passkey-added-intro', facts),
    introHtml: say.html('mail.passkey-added-html', facts),
    items: [{ title: say('mail.not-you'), text: '' }],
    action: { label: say('mail.review-passkeys'), url: ctx.baseUrl + PASSKEYS },
  })
}

export type TwoFactorChange = 'two-factor-on' | 'two-factor-off' | 'recovery-codes'

export const mailTwoFactor = (ctx: Writer, userId: number, change: TwoFactorChange) =>
  mailSecurityNotice(ctx, userId, change)

/** Notifies the owner that a recovery code was used; the email links to where new ones are created. */
export const mailRecoveryCodeUsed = (ctx: Writer, userId: number) =>
  mailSecurityNotice(ctx, userId, 'recovery-code-used')

/** Notifies the owner that an administrator or the operator removed the second factors. */
export const mailTwoFactorReset = (ctx: Writer, userId: number) => mailSecurityNotice(ctx, userId, 'two-factor-reset')

type SecurityNotice = TwoFactorChange | 'recovery-code-used' | 'two-factor-reset'

async function mailSecurityNotice(ctx: Writer, userId: number, name: SecurityNotice) {
  const { email, say, site, frame } = await accountEmail(ctx, userId)
  if (!email) return
  const facts = { site }
  await post(ctx.sql, email, {
    ...frame,
    subject: say(`mail.${name}-subject`, facts),
    intro: say(`mail.${name}-intro`, facts),
    introHtml: say.html(`mail.${name}-html`, facts),
    items: [{ title: say('mail.not-you'), text: '' }],
    action: { label: say('mail.review-two-factor'), url: ctx.baseUrl + TWO_FACTOR },
  })
}

/** Address of the passkey list, with its Remove buttons. */
const PASSKEYS = '/user/profile#passkeys'
const TWO_FACTOR = '/user/profile#two-factor'
