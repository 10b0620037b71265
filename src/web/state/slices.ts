import type { Category } from '#contract/categories.ts'
import type { StoredLocation } from '#contract/page.ts'

/** A property type as cached, with the wire names that existing clients use. */
export type CachedCategory = Pick<Category, 'id' | 'slug_id' | 'category' | 'translated_name' | 'image'>

/** A conversation about to be started from a listing. */
export interface NewChat {
  userId: number
  propertyId: number
  name: string
  profile: string
  title: string
}

/** The client state that existing clients keep, slice by slice and under the same names. */
export interface ClientState {
  Settings: {
    data: Record<string, unknown> | null
    lastFetch: number | null
    loading: boolean
    fcmToken: string | null
  }
  /** The response of the sign-in without its token: the session itself is a cookie that no script can read. */
  User_signup: { data: { data?: { id: number }; [key: string]: unknown } | null; loading: boolean }
  Language: { loading: boolean; language: string | null }
  cachedata: {
    categories: readonly CachedCategory[]
    lastFetch: number | null
    loading: boolean
    newChat: NewChat | null
    /** The last search as the query of its address. */
    filterData: string | null
    articleCategoryId: number | null
    sliderLength: number
    isProject: boolean
  }
  location: { currentLocation: StoredLocation | null; isLocationSet: boolean }
}

export const initialState: ClientState = {
  Settings: { data: null, lastFetch: null, loading: false, fcmToken: null },
  User_signup: { data: null, loading: false },
  Language: { loading: false, language: null },
  cachedata: {
    categories: [],
    lastFetch: null,
    loading: false,
    newChat: null,
    filterData: null,
    articleCategoryId: null,
    sliderLength: 0,
    isProject: false,
  },
  location: { currentLocation: null, isLocationSet: false },
}
