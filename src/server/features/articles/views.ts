import { batchedCounts } from '#server/db/batched-counts.ts'
import { addArticleViews } from './queries.ts'

/** Articles that were opened. */
export const { count: countArticleView, flush: flushArticleViews } = batchedCounts(addArticleViews)
