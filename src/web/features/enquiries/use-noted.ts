import { useEffect } from 'react'
import type { Enquiry } from '#contract/enquiries.ts'
import { lazyCall } from '#web/api/lazy-call.ts'

/** Marks the displayed enquiries as read; a failed call is repeated on the next view. */
export function useNoted(enquiries: readonly Enquiry[]) {
  const unread = enquiries.filter(({ is_read }) => !is_read).map(({ id }) => id)
  const key = unread.join()
  useEffect(() => {
    if (key === '') return
    lazyCall(import('#contract/enquiries.ts'), 'readEnquiries', { ids: key.split(',').map(Number) }).catch(() => {})
  }, [key])
}
