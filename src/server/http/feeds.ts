import type { FastifyInstance } from 'fastify'
import { publicPages } from '#domain/public-pages.ts'

export interface FeedSource {
  articles: (form: 'atom' | 'rss', language: string | null) => Promise<string>
}

/** Feeds for feed readers. The language is part of the URL, so that caches keep the versions apart. */
export function feedRoutes(app: FastifyInstance, source: FeedSource) {
  for (const form of ['atom', 'rss'] as const)
    app.get<{ Querystring: { lang?: unknown } }>(publicPages.articlesFeed(form), async ({ query }, reply) =>
      reply
        .type(`application/${form}+xml; charset=utf-8`)
        .header('cache-control', 'public, max-age=300')
        .send(await source.articles(form, languageOf(query.lang))),
    )
}

/** Only the format is checked: an unknown language returns the original texts. */
const languageOf = (lang: unknown) =>
  typeof lang === 'string' && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(lang) ? lang : null
