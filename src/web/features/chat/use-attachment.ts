import { useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { checkFile, MOST_KILOBYTES } from './check-file.ts'

export interface Attachment {
  file: File | null
  fault: string | null
  /** Takes what was chosen, pasted or dropped. */
  take: (files: FileList) => Promise<void>
  clear: () => void
}

/** The one file that goes along with the next message. */
export function useAttachment(): Attachment {
  const { t } = useText()
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  return {
    file,
    fault,
    take: async (files) => {
      const first = files[0]
      if (!first) return
      const checked = await checkFile(first)
      if (checked === 'kind') return setFault(t('chat.file-kind'))
      if (checked === 'size') return setFault(t('chat.file-size', { size: Math.floor(MOST_KILOBYTES / 1000) }))
      setFile(checked)
      setFault(files.length > 1 ? t('chat.one-file') : null)
    },
    clear: () => {
      setFile(null)
      setFault(null)
    },
  }
}
