import type { CachedCategory, ClientState, NewChat } from './slices.ts'

type Cached = ClientState['cachedata']

/** The cache stored by a client of any version, without unusable fields. */
export function usableCache(kept: { [K in keyof Cached]?: unknown }): Cached {
  const categories = Array.isArray(kept.categories) ? kept.categories.filter(isCategory) : []
  return {
    categories,
    lastFetch: typeof kept.lastFetch === 'number' && categories.length > 0 ? kept.lastFetch : null,
    loading: false,
    newChat: isNewChat(kept.newChat) ? kept.newChat : null,
    filterData: typeof kept.filterData === 'string' ? kept.filterData : null,
    articleCategoryId: typeof kept.articleCategoryId === 'number' ? kept.articleCategoryId : null,
    sliderLength: typeof kept.sliderLength === 'number' ? kept.sliderLength : 0,
    isProject: kept.isProject === true,
  }
}

function isCategory(value: unknown): value is CachedCategory {
  const { id, slug_id, category, translated_name, image } = (value ?? {}) as Partial<CachedCategory>
  return typeof id === 'number' && [slug_id, category, translated_name, image].every((text) => typeof text === 'string')
}

function isNewChat(value: unknown): value is NewChat {
  const { userId, propertyId, name, profile, title } = (value ?? {}) as Partial<NewChat>
  return (
    typeof userId === 'number' &&
    typeof propertyId === 'number' &&
    [name, profile, title].every((text) => typeof text === 'string')
  )
}
