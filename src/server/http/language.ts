import type { FastifyRequest } from 'fastify'
import type { TextSource } from '#server/adapters/texts/port.ts'
import { languageOf } from './pages/visitor.ts'

/** The languages that the product itself speaks. */
const LANGUAGES = ['en', 'es', 'ar', 'hi', 'fr']

/**
 * The language of an API call, of those that the site speaks: `lang` of the address, then `Content-Language`, then what the browser
 * prefers, then the site's own. Cookies do not count, because the API is open to other sites.
 */
export function askedLanguage(
  { headers, query }: FastifyRequest,
  texts: Pick<TextSource, 'added' | 'fallback'>,
): string {
  const { lang } = (query ?? {}) as { lang?: unknown }
  const own = headers['content-language']
  return languageOf(
    {
      query: typeof lang === 'string' ? lang : undefined,
      cookie: Array.isArray(own) ? own[0] : own,
      accept: headers['accept-language'],
    },
    [...LANGUAGES, ...texts.added()],
    texts.fallback(),
  )
}
