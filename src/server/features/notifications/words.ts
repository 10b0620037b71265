import type { TextSource } from '#server/adapters/texts/port.ts'

/** Says a text of the site with its gaps filled. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** The site's texts in a language, or in English where there are none. */
export async function wordsOf(texts: TextSource, language: string | null): Promise<Say> {
  const all = (language && (await texts.find(language))) || (await texts.find('en')) || {}
  return (key, values = {}) =>
    (all[key] ?? key).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      values[name] === undefined ? whole : String(values[name]),
    )
}
