import { useEffect } from 'react'
import type { Enquiry } from '#contract/enquiries.ts'

/** What is on the screen is taken for seen; if that cannot be said now, it is said with the next look. */
export function useNoted(enquiries: readonly Enquiry[]) {
  const unread = enquiries.filter(({ is_read }) => !is_read).map(({ id }) => id)
  const key = unread.join()
  useEffect(() => {
    if (key === '') return
    import('./calls.ts').then(({ markRead }) => markRead(key.split(',').map(Number))).catch(() => {})
  }, [key])
}
