import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'

export interface Written {
  language: string
  /** Not yet written in the viewer's language. */
  isOriginal: boolean
}

/** Text of an owner, marked with its language; where that is not the viewer's, a note says so. */
export function UntranslatedText({
  written: { language, isOriginal },
  children,
}: {
  written: Written
  children: ReactNode
}) {
  const { t } = useText()
  return (
    <div className="grid max-w-measure gap-3">
      {isOriginal && <p className="text-sm text-ink-soft">{t('listing.original-words')}</p>}
      <div lang={language} dir="auto" className="whitespace-pre-line">
        {children}
      </div>
    </div>
  )
}
