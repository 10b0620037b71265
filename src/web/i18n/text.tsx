import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Texts, type Translate, translator } from './translate.ts'

type Edits = Readonly<Record<string, string>> | null

interface Spoken {
  t: Translate
  /** The operator's overrides, for the document to carry. */
  edits: Edits
  /** The language whose files the browser loads, where it differs. */
  files: string
  language: string
  direction: 'ltr' | 'rtl'
}

const TextContext = createContext<Spoken | null>(null)

interface Props {
  language: string
  direction: 'ltr' | 'rtl'
  files: string
  texts: Texts
  edits: Edits
  children: ReactNode
}

export function TextProvider({ language, direction, files, texts, edits, children }: Props) {
  const spoken = useMemo(
    () => ({ t: translator(language, texts), language, direction, files, edits }),
    [language, direction, files, texts, edits],
  )
  return <TextContext value={spoken}>{children}</TextContext>
}

/** The translate function and the current language. */
export function useText(): Spoken {
  const spoken = useContext(TextContext)
  if (!spoken) throw new Error('useText needs a TextProvider above it')
  return spoken
}
