import type { FastifyRequest } from 'fastify'
import { languageOf } from './pages/visitor.ts'

/** The languages that the product itself speaks. */
const LANGUAGES = ['en', 'es', 'ar', 'hi', 'fr']

/** The language an API client asks for, of those that the site speaks: its own header first, then what the browser prefers. */
export function askedLanguage({ headers }: FastifyRequest, added: readonly string[] = []): string {
  const own = headers['content-language']
  const accept = headers['accept-language']
  if (own === undefined && accept === undefined) return 'en'
  return languageOf(
    { query: Array.isArray(own) ? own[0] : own, cookie: undefined, accept },
    [...LANGUAGES, ...added],
    'en',
  )
}
