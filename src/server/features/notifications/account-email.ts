import { publicPages } from '#domain/public-pages.ts'
import type { Context } from '#server/context.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { wordsOf } from './translator.ts'

interface Reader {
  name: string
  email: string | null
  language: string | null
  site: string
}

/**
 * Greeting and footer of an account email, in the user's language. Account emails are sent regardless of notification
 * preferences.
 */
export async function accountEmail(
  { sql, texts, baseUrl }: Pick<Context, 'sql' | 'texts' | 'baseUrl'>,
  userId: number,
) {
  const { name, email, language, site } = await one(readers(sql, userId))
  const say = await wordsOf(texts, language)
  const frame = {
    language: language ?? 'en',
    greeting: say('mail.hello', { name }),
    footer: say('mail.why', { site }),
    choose: { label: say('mail.enquiry-privacy'), url: baseUrl + publicPages.privacy },
  }
  return { email, say, site, frame }
}

/** Includes deactivated accounts, because the email may be about the deactivation. */
const readers = (sql: Sql, userId: number) => sql<Reader[]>`
  select name, email, coalesce(language_code, (select value from settings where key = 'default_language')) as language,
    coalesce((select nullif(value, '') from settings where key = 'company_name'), 'Lintel') as site
  from users where id = ${userId}`
