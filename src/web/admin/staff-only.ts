import { data } from 'react-router'
import { isRefusal } from '#web/api/refusal.ts'

/** What a page of the back office loads. Whoever may not see it is not told that it exists. */
export const staffOnly = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((error: unknown) => {
    if (isRefusal(error)) throw data(null, { status: 404 })
    throw error
  })
