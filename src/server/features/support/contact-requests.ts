import type {
  answerContact as answering,
  listContacts as listing,
  markContact as marking,
} from '#contract/support-admin.ts'
import { instantOf } from '#domain/instant.ts'
import { cleanMessage } from '#domain/message-text.ts'
import { messageOf } from '#domain/messages.ts'
import { publicPages } from '#domain/public-pages.ts'
import type { Context, Handler } from '#server/context.ts'
import { countedUpTo } from '#server/db/bounded-count.ts'
import { AppError, missing } from '#server/errors.ts'
import { post, wordsOf } from '#server/features/notifications/public.ts'
import {
  countContacts,
  type LockedContact,
  listContactRows,
  lockContact,
  saveReply,
  setHandled,
} from './contact-requests.sql.ts'

export const listContacts: Handler<typeof listing> = async ({ sql }, page) => {
  const [rows, count] = await Promise.all([listContactRows(sql, page), countContacts(sql, page.state)])
  const data = rows.map(({ userId, createdAt, handledAt, handledBy, answeredAt, ...row }) => ({
    ...row,
    user_id: userId,
    created_at: instantOf(createdAt),
    handled_at: handledAt && instantOf(handledAt),
    handled_by: handledBy,
    answered_at: answeredAt && instantOf(answeredAt),
  }))
  return { data, ...countedUpTo(count) }
}

export const answerContact: Handler<typeof answering> = async (ctx, { id, message }) => {
  const contact = await lockContact(ctx.sql, id)
  if (!contact) throw missing('Request')
  // Of two concurrent replies, the second is refused, so that the visitor gets one email.
  if (contact.isAnswered) throw new AppError('refused', 'api.contact-answered')
  const answer = cleanMessage(message)
  if (!answer) throw new AppError('invalid', messageOf('api.required', { field: 'message' }), { field: 'message' })
  await saveReply(ctx.sql, id, { answer, by: ctx.viewer!.id, now: ctx.now })
  await post(ctx.sql, contact.email, await emailTo(ctx, contact, answer))
  await ctx.audit({ action: 'contact request answered', subject: 'contact request', subjectId: id })
  return null
}

const MAX_QUOTED = 1000

async function emailTo({ texts, baseUrl }: Context, contact: LockedContact, answer: string) {
  const { name, subject, message, language, siteName: site } = contact
  const say = await wordsOf(texts, language)
  return {
    subject: say('mail.contact-subject', { site, subject }),
    language: language ?? 'en',
    greeting: say('mail.hello', { name }),
    intro: say('mail.contact-intro', { site, subject }),
    introHtml: say.html('mail.contact-html', { site, subject }),
    items: [
      { title: site, text: answer },
      { title: say('mail.contact-yours'), text: message.slice(0, MAX_QUOTED) },
    ],
    action: { label: say('mail.contact-again'), url: baseUrl + publicPages.contact },
    footer: say('mail.contact-why', { site }),
    choose: { label: say('mail.enquiry-privacy'), url: baseUrl + publicPages.privacy },
  }
}

export const markContact: Handler<typeof marking> = async (ctx, { id, is_handled }) => {
  const contact = await lockContact(ctx.sql, id)
  if (!contact) throw missing('Request')
  if (contact.isHandled === is_handled)
    throw new AppError('refused', is_handled ? 'api.contact-done' : 'api.contact-open')
  await setHandled(ctx.sql, id, is_handled ? ctx.viewer!.id : null, is_handled ? ctx.now : null)
  await ctx.audit({
    action: is_handled ? 'contact request done' : 'contact request reopened',
    subject: 'contact request',
    subjectId: id,
  })
  return null
}
