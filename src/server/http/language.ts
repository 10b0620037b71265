import type { FastifyRequest } from 'fastify'
import type { TextSource } from '#server/adapters/texts/port.ts'
import { languageOf } from './pages/visitor.ts'

/** Built-in languages. */
const LANGUAGES = ['en', 'es', 'ar', 'hi', 'fr']

/**
 * Language of an API call, among those of the site: `lang` of the query, then `Content-Language`, then
 * `Accept-Language`, then the default of the site. Cookies are ignored, because the API is open to other sites.
 */
export function requestedLanguage(
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
