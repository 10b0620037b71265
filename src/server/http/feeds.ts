import type { FastifyInstance } from 'fastify'
import { publicPages } from '#domain/public-pages.ts'

export interface FeedSource {
  articles: (form: 'atom' | 'rss', language: string | null) => Promise<string>
}

/** What to read, for programs that collect it. The language is a word of the address, so that every copy is kept apart. */
export function feedRoutes(app: FastifyInstance, source: FeedSource) {
  for (const form of ['atom', 'rss'] as const)
    app.get<{ Querystring: { lang?: unknown } }>(publicPages.articlesFeed(form), async ({ query }, reply) =>
      reply
        .type(`application/${form}+xml; charset=utf-8`)
        .header('cache-control', 'public, max-age=300')
        .send(await source.articles(form, languageOf(query.lang))),
    )
}

/** Only the shape is checked: an unknown language reads the texts as they were written. */
const languageOf = (lang: unknown) =>
  typeof lang === 'string' && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(lang) ? lang : null
