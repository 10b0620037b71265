import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'

export interface Written {
  language: string
  /** Nobody has written it in the reader's language yet. */
  isOriginal: boolean
}

/** What an owner wrote, marked with its language; where that is not the reader's, it says so. */
export function OwnWords({ written: { language, isOriginal }, children }: { written: Written; children: ReactNode }) {
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
