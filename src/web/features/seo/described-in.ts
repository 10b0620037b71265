import type { WebSettings } from '#contract/settings.ts'

type Spoken = Pick<WebSettings, 'languages' | 'default_language'>

/**
 * The languages in which a listing can be read: the site's main one, which its own text counts as, and its
 * translations.
 */
export function describedIn(translated: readonly string[], settings: Spoken): string[] {
  const own = ownLanguage(settings)
  return settings.languages.map(({ code }) => code).filter((code) => code === own || translated.includes(code))
}

/** The language of the text that a viewer gets, and whether it is a fallback. */
export function writtenIn(translated: readonly string[], settings: Spoken, reader: string) {
  const language = translated.includes(reader) ? reader : ownLanguage(settings)
  return { language, isOriginal: language !== reader }
}

const ownLanguage = ({ default_language, languages }: Spoken) => default_language ?? languages[0]?.code ?? 'en'
