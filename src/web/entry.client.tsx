import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { bring, edits, fetched, fileLanguage } from './i18n/load-messages.ts'
import { TextProvider } from './i18n/text.tsx'
import { startStore } from './state/store.ts'

startStore()
const { lang: language, dir } = document.documentElement
await bring({
  en: () => import('./i18n/core/en.ts'),
  es: () => import('./i18n/core/es.ts'),
  ar: () => import('./i18n/core/ar.ts'),
  hi: () => import('./i18n/core/hi.ts'),
  fr: () => import('./i18n/core/fr.ts'),
})

startTransition(() => {
  hydrateRoot(
    document,
    <TextProvider
      language={language}
      direction={dir === 'rtl' ? 'rtl' : 'ltr'}
      files={fileLanguage()}
      texts={fetched}
      edits={edits}
    >
      <HydratedRouter />
    </TextProvider>,
  )
})
