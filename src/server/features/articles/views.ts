import { batchedCounts } from '#server/db/batched-counts.ts'
import { addArticleViews } from './queries.ts'

/** Batched view counter of articles. */
export const { count: countArticleView, flush: flushArticleViews } = batchedCounts(addArticleViews)
