import { useEffect } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { hidePending, PENDING, showPending } from './pending.ts'

/** The container of the pending state; scripts write its text. */
export function PendingStatus() {
  const { t } = useText()
  // A control that was pressed before hydration is ready now.
  useEffect(hidePending, [])
  return (
    <p
      id={PENDING}
      role="status"
      data-text={t('ui.loading')}
      className="page-pending"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps React from removing the text that a script has written
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** The fallback of code that is loaded on a press. */
export function Pending() {
  useEffect(() => {
    showPending()
    return hidePending
  }, [])
  return null
}
