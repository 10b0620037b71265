import type { Database } from '#server/db/sql.ts'
import { articleFeed, type FeedForm } from './feed.ts'

export { presentArticle } from './present.ts'
export { ARTICLE, type ArticleRow } from './queries.ts'
export { flushArticleViews } from './views.ts'

/** Article feeds of this site. */
export const feedSource = ({ db, config, now }: { db: Database; config: { baseUrl: string }; now: () => Date }) => ({
  articles: (form: FeedForm, language: string | null) =>
    articleFeed({ sql: db, baseUrl: config.baseUrl, now: now() }, form, language),
})
