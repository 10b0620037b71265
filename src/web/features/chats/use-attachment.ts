import { useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { checkFile, MAX_KILOBYTES } from './check-file.ts'

export interface Attachment {
  file: File | null
  fault: string | null
  /** Accepts a chosen, pasted or dropped file. */
  take: (files: FileList) => Promise<void>
  clear: () => void
}

/** The file attached to the next message. */
export function useAttachment(): Attachment {
  const { t } = useText()
  const [file, setFile] = useState<File | null>(null)
  const [fault, setError] = useState<string | null>(null)
  return {
    file,
    fault,
    take: async (files) => {
      const first = files[0]
      if (!first) return
      const checked = await checkFile(first)
      if (checked === 'kind') return setError(t('chat.file-kind'))
      if (checked === 'size') return setError(t('chat.file-size', { size: Math.floor(MAX_KILOBYTES / 1000) }))
      setFile(checked)
      setError(files.length > 1 ? t('chat.one-file') : null)
    },
    clear: () => {
      setFile(null)
      setError(null)
    },
  }
}
