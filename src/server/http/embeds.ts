import type { FastifyInstance } from 'fastify'

export interface EmbedSource {
  find: (slug: string, language: string | null) => Promise<{ isFound: boolean; html: string }>
}

/** Property cards for embedding in frames on other sites. */
export function embedRoutes(app: FastifyInstance, source: EmbedSource, policy: string) {
  app.get<{ Params: { slug: string }; Querystring: { lang?: unknown } }>(
    '/embed/property/:slug',
    async ({ params, query }, reply) => {
      const { isFound, html } = await source.find(params.slug.slice(0, 200), languageOf(query.lang))
      return (
        reply
          .code(isFound ? 200 : 404)
          // All other responses of this site forbid framing.
          .removeHeader('x-frame-options')
          .headers({
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': policy,
            'cache-control': 'public, max-age=60',
          })
          .send(html)
      )
    },
  )
}

/** Only the format is checked: an unknown language falls back to that of the site. */
const languageOf = (lang: unknown) =>
  typeof lang === 'string' && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(lang) ? lang : null
