import type { Texts } from './translate.ts'

const LOADERS: Record<string, () => Promise<Texts>> = {
  en: () => import('./en.ts').then((m) => m.en),
  es: () => import('./es.ts').then((m) => m.es),
  ar: () => import('./ar.ts').then((m) => m.ar),
}

/** Fetches the one language this page speaks. */
export const loadTexts = (language: string): Promise<Texts> => (LOADERS[language] ?? LOADERS.en!)()
