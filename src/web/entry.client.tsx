import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadTexts } from './i18n/load.ts'
import { TextProvider } from './i18n/text.tsx'

const language = document.documentElement.lang
const texts = await loadTexts(language)

startTransition(() => {
  hydrateRoot(
    document,
    <TextProvider language={language} texts={texts}>
      <HydratedRouter />
    </TextProvider>,
  )
})
