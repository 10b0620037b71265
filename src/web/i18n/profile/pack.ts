import { bring } from '../load-messages.ts'

await bring({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
  hi: () => import('./hi.ts'),
  fr: () => import('./fr.ts'),
})
