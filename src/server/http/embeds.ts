import type { FastifyInstance } from 'fastify'

export interface EmbedSource {
  find: (slug: string, language: string | null) => Promise<{ isFound: boolean; html: string }>
}

/** Cards of homes in frames on other people's pages. */
export function embedRoutes(app: FastifyInstance, source: EmbedSource, policy: string) {
  app.get<{ Params: { slug: string }; Querystring: { lang?: unknown } }>(
    '/embed/property/:slug',
    async ({ params, query }, reply) => {
      const { isFound, html } = await source.find(params.slug.slice(0, 200), languageOf(query.lang))
      return (
        reply
          .code(isFound ? 200 : 404)
          // Everything else on this site refuses to be framed by others.
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

/** Only the shape is checked: an unknown language reads the site's own. */
const languageOf = (lang: unknown) =>
  typeof lang === 'string' && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(lang) ? lang : null
