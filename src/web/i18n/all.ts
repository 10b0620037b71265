import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import type { Texts } from './translate.ts'

const ALL: Record<string, Texts> = { en, es, ar, hi, fr }

/** Every text at once: for the server only, the browser loads one language. */
export const textsOf = (language: string): Texts => ALL[language] ?? en
