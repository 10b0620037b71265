import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnListing } from '#contract/owner.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { toast } from '#web/ui/toast.ts'
import type { OwnAction } from './own-actions.ts'

type Named = Pick<OwnListing, 'id' | 'title'>

/** Runs an action on one or several listings, one after the other; each failure is named with the server's message. */
export function useActions(kind: ListingKind) {
  const { t } = useText()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const run = async (action: OwnAction, listings: readonly Named[]): Promise<void> => {
    setBusy(true)
    try {
      const { act } = await import('./calls.ts')
      let count = 0
      for (const { id, title } of listings) {
        try {
          await act(kind, action, id)
          count++
        } catch (error) {
          if (!(error instanceof CallFailure)) throw error
          toast(t('owner.failed', { title, message: error.message }), { kind: 'error' })
        }
      }
      if (count > 0) toast(t(`owner.done-${action}`, { count }), { kind: 'success' })
    } catch {
      toast(t('owner.unreachable'), { kind: 'error' })
    } finally {
      setBusy(false)
      await revalidate()
    }
  }
  return { run, isBusy }
}
