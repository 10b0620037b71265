import { useLayoutEffect } from 'react'
import type { DraftKeeper } from './draft-keeper.ts'
import type { FormDraft } from './draft-types.ts'

/** Takes over text that was typed before hydration; the next render would overwrite it. */
export function useEarlyInput(keeper: DraftKeeper) {
  useLayoutEffect(() => {
    const { data } = keeper.now()
    const early: Record<string, string> = {}
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      '[data-listing-form] [name]',
    )) {
      const known = data[field.name as keyof FormDraft]
      if (typeof known === 'string' && field.type !== 'radio' && field.value !== known) early[field.name] = field.value
    }
    if (Object.keys(early).length > 0) keeper.set(early as Partial<FormDraft>)
  }, [keeper])
}
