import { withShortAddresses } from '#domain/masked-text.ts'
import { publicPages } from '#domain/public-pages.ts'
import type { Context } from '#server/context.ts'
import { accountLetter, post } from '#server/features/notifications/public.ts'

type Writer = Pick<Context, 'sql' | 'texts' | 'baseUrl'>

/** Notice to the old address that the account has a new one, whose beginning and domain it names. */
export async function mailEmailChanged(ctx: Writer, userId: number, { from, to }: { from: string; to: string }) {
  const { say, site, frame } = await accountLetter(ctx, userId)
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

/** `passkeys` still open the account after the change; the mail says where to remove them. */
export async function mailPasswordChanged(ctx: Writer, userId: number, passkeys = 0) {
  const { email, say, site, frame } = await accountLetter(ctx, userId)
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

/** Notice to the user of an account that somebody tried to register with its address. */
export async function mailRegisteredAgain(ctx: Writer, userId: number) {
  const { email, say, site, frame } = await accountLetter(ctx, userId)
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
  const { email, say, site, frame } = await accountLetter(ctx, userId)
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

/** The list of passkeys with their Remove buttons. */
const PASSKEYS = '/user/profile#passkeys'
