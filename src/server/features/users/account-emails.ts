import { publicPages } from '#domain/public-pages.ts'
import type { Context } from '#server/context.ts'
import { accountEmail, post } from '#server/features/notifications/public.ts'

type Writer = Pick<Context, 'sql' | 'texts' | 'baseUrl'>

/** Emails a user that the account was deactivated, with the reason; email is the only channel left. */
export async function sendDeactivatedEmail(ctx: Writer, userId: number, reason: string): Promise<void> {
  const { email, say, site, frame } = await accountEmail(ctx, userId)
  if (!email) return
  const facts = { site, reason }
  await post(ctx.sql, email, {
    ...frame,
    subject: say('mail.account-off-subject', facts),
    intro: say('mail.account-off-intro', facts),
    introHtml: say.html('mail.account-off-html', facts),
    items: [{ title: say('mail.account-off-then'), text: '' }],
    action: { label: say('mail.account-off-write'), url: ctx.baseUrl + publicPages.contact },
  })
}

/** Emails a user that the account was reactivated. */
export async function sendReactivatedEmail(ctx: Writer, userId: number): Promise<void> {
  const { email, say, site, frame } = await accountEmail(ctx, userId)
  if (!email) return
  const facts = { site }
  await post(ctx.sql, email, {
    ...frame,
    subject: say('mail.account-on-subject', facts),
    intro: say('mail.account-on-intro', facts),
    introHtml: say.html('mail.account-on-html', facts),
    items: [],
    action: { label: say('mail.open', facts), url: ctx.baseUrl + publicPages.home },
  })
}
