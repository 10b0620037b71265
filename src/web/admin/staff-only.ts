import { data } from 'react-router'
import { isRefusal } from '#web/api/refusal.ts'

/** The loader of an admin page. A viewer without access gets a 404, which does not reveal that the page exists. */
export const staffOnly = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((error: unknown) => {
    if (isRefusal(error)) throw data(null, { status: 404 })
    throw error
  })
