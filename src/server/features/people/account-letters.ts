import { publicPages } from '#domain/public-pages.ts'
import type { Context } from '#server/context.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { post, wordsOf } from '#server/features/notifications/public.ts'

type Writer = Pick<Context, 'sql' | 'texts' | 'baseUrl'>

/** Tells somebody that their account was switched off, and why: by mail, since they see nothing else of the site any more. */
export async function tellSwitchedOff(ctx: Writer, userId: number, reason: string): Promise<void> {
  const reader = await findReader(ctx.sql, userId)
  if (!reader?.email) return
  const { say, frame } = await begin(ctx, reader)
  const facts = { site: reader.siteName, reason }
  await post(ctx.sql, reader.email, {
    ...frame,
    subject: say('mail.account-off-subject', facts),
    intro: say('mail.account-off-intro', facts),
    introHtml: say.html('mail.account-off-html', facts),
    items: [{ title: say('mail.account-off-then'), text: '' }],
    action: { label: say('mail.account-off-write'), url: ctx.baseUrl + publicPages.contact },
  })
}

/** Tells somebody that they can sign in again. */
export async function tellSwitchedOn(ctx: Writer, userId: number): Promise<void> {
  const reader = await findReader(ctx.sql, userId)
  if (!reader?.email) return
  const { say, frame } = await begin(ctx, reader)
  const facts = { site: reader.siteName }
  await post(ctx.sql, reader.email, {
    ...frame,
    subject: say('mail.account-on-subject', facts),
    intro: say('mail.account-on-intro', facts),
    introHtml: say.html('mail.account-on-html', facts),
    items: [],
    action: { label: say('mail.open', facts), url: ctx.baseUrl + publicPages.home },
  })
}

async function begin({ texts, baseUrl }: Writer, { name, language, siteName }: Reader) {
  const say = await wordsOf(texts, language)
  const frame = {
    language: language ?? 'en',
    greeting: say('mail.hello', { name }),
    footer: say('mail.why', { site: siteName }),
    choose: { label: say('mail.enquiry-privacy'), url: baseUrl + publicPages.privacy },
  }
  return { say, frame }
}

interface Reader {
  name: string
  email: string | null
  language: string | null
  siteName: string
}

/** Whether the account is on or off: what is told is just that. */
const findReader = (sql: Sql, userId: number): Promise<Reader | null> =>
  maybeOne(sql<Reader[]>`
    select name, email, coalesce(language_code, (select value from settings where key = 'default_language')) as language,
      coalesce((select nullif(value, '') from settings where key = 'company_name'), 'Lintel') as "siteName"
    from users where id = ${userId}`)
