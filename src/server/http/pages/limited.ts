import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#domain/escape-html.ts'
import { type Message, messageOf } from '#domain/messages.ts'
import { addressKey, type RateLimiter } from '../limits.ts'
import type { Identity } from '../viewer.ts'

/** Formats a message in a language. */
export type Say = (language: string, message: Message) => Promise<string>

interface Reading {
  language: string
  isRtl: boolean
}

const STYLE = `html{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:0}
main{display:grid;min-height:100vh;place-content:center;justify-items:center;gap:1rem;padding:1.5rem;box-sizing:border-box;text-align:center}
h1,p{margin:0;max-width:32rem}h1{font-size:1.5rem}a{display:inline-block;padding:.75rem 1.25rem}`

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Counts a page view for the user or, without an account, the IP address; returns the seconds to wait, or 0. */
export const countPage = (limiter: RateLimiter | null, { viewer }: Identity, { ip }: FastifyRequest): number =>
  limiter?.take(viewer ? `user ${viewer.id}` : addressKey(ip), 'page') ?? 0

/** Refuses a page above the rate limit with a static document that needs neither the renderer nor the database. */
export async function sendLimited(reply: FastifyReply, say: Say, reading: Reading, seconds: number) {
  const { language, isRtl } = reading
  const [title, text, retry] = await Promise.all([
    say(language, { key: 'api.page-limited-title' }),
    say(language, messageOf('api.too-many-requests', { seconds })),
    say(language, { key: 'api.page-limited-retry' }),
  ])
  return reply
    .code(429)
    .headers({
      'retry-after': String(seconds),
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': POLICY,
    })
    .send(`<!doctype html>
<html lang="${escapeHtml(language)}" dir="${isRtl ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="">${escapeHtml(retry)}</a></main></body></html>
`)
}
