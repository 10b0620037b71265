import { publicPages } from '#domain/public-pages.ts'
import type { Sql } from '#server/db/sql.ts'
import { presentItem } from './present.ts'
import { findSite, listArticles } from './queries.ts'

const NEWEST = 30

export type FeedForm = 'atom' | 'rss'

interface Feed {
  title: string
  language: string
  home: string
  own: string
  entries: { title: string; url: string; html: string; published: Date; updated: Date; subject: string | null }[]
}

/** Feed of the latest articles, in one of the site's languages. */
export async function articleFeed(
  { sql, baseUrl, now }: { sql: Sql; baseUrl: string; now: Date },
  form: FeedForm,
  language: string | null,
): Promise<string> {
  const site = await findSite(sql)
  const spoken = language ?? site?.language ?? 'en'
  const { articles } = await listArticles(sql, {}, { offset: 0, limit: NEWEST, isLatestFirst: true }, spoken)
  const query = language ? `?lang=${language}` : ''
  const feed: Feed = {
    title: site?.name ?? 'Lintel',
    language: spoken,
    home: baseUrl + publicPages.articles + query,
    own: `${baseUrl}${publicPages.articlesFeed(form)}${query}`,
    entries: articles.map((row) => {
      const item = presentItem(row, { origin: baseUrl, now })
      return {
        title: item.translated_title,
        url: baseUrl + publicPages.article(item.slug_id) + query,
        html: item.translated_description,
        published: new Date(row.createdAt),
        updated: new Date(row.updatedAt),
        subject: item.category?.translated_name ?? null,
      }
    }),
  }
  return form === 'atom' ? atom(feed) : rss(feed)
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

const atom = ({
  title,
  language,
  home,
  own,
  entries,
}: Feed) => `${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(language)}">
<title>${escaped(title)}</title>
<id>${escaped(home)}</id>
<link rel="alternate" type="text/html" href="${escaped(home)}"/>
<link rel="self" type="application/atom+xml" href="${escaped(own)}"/>
<updated>${latest(entries).toISOString()}</updated>
<author><name>${escaped(title)}</name></author>
${entries
  .map(
    (entry) => `<entry>
<title>${escaped(entry.title)}</title>
<id>${escaped(entry.url)}</id>
<link rel="alternate" type="text/html" href="${escaped(entry.url)}"/>
<published>${entry.published.toISOString()}</published>
<updated>${entry.updated.toISOString()}</updated>
${entry.subject ? `<category term="${escaped(entry.subject)}"/>\n` : ''}<content type="html">${escaped(entry.html)}</content>
</entry>
`,
  )
  .join('')}</feed>
`

const rss = ({
  title,
  language,
  home,
  own,
  entries,
}: Feed) => `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escaped(title)}</title>
<link>${escaped(home)}</link>
<description>${escaped(title)}</description>
<language>${escaped(language)}</language>
<lastBuildDate>${latest(entries).toUTCString()}</lastBuildDate>
<atom:link rel="self" type="application/rss+xml" href="${escaped(own)}"/>
${entries
  .map(
    (entry) => `<item>
<title>${escaped(entry.title)}</title>
<link>${escaped(entry.url)}</link>
<guid isPermaLink="true">${escaped(entry.url)}</guid>
<pubDate>${entry.published.toUTCString()}</pubDate>
${entry.subject ? `<category>${escaped(entry.subject)}</category>\n` : ''}<description>${escaped(entry.html)}</description>
</item>
`,
  )
  .join('')}</channel>
</rss>
`

const latest = (entries: Feed['entries']) => new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())))

/** XML does not allow control characters, not even escaped. */
const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the very characters that must go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
