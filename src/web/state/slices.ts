import type { StoredLocation } from '#contract/page.ts'

/** The client state that existing clients keep, slice by slice and under the same names. */
export interface ClientState {
  Settings: {
    data: Record<string, unknown> | null
    lastFetch: number | null
    loading: boolean
    fcmToken: string | null
  }
  User_signup: { data: { token?: string; [key: string]: unknown } | null; loading: boolean }
  Language: { loading: boolean; language: string | null }
  cachedata: {
    categories: unknown[]
    lastFetch: number | null
    loading: boolean
    newChat: unknown
    filterData: unknown
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
