import { getCategories } from '#contract/categories.ts'
import { call } from '#web/api/call.ts'
import { cachedCategories } from '#web/state/cached.ts'
import type { CachedCategory } from '#web/state/slices.ts'

const MAX = 100

/** The property types, fetched at most every ten minutes. */
export const categoriesNow = () => cachedCategories(fetchCategories)

async function fetchCategories(): Promise<CachedCategory[]> {
  const { data } = await call(getCategories, { limit: MAX })
  return data.map(({ id, slug_id, category, translated_name, image }) => ({
    id,
    slug_id,
    category,
    translated_name,
    image,
  }))
}
