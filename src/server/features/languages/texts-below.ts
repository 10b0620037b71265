import type { TextSource } from '#server/adapters/texts/port.ts'
import type { AnyLanguage } from './queries.ts'

/** Texts of a language without its customisations: the built-in ones, or those of its fallback language. */
export async function textsBelow(
  texts: TextSource,
  { code, baseCode }: Pick<AnyLanguage, 'code' | 'baseCode'>,
): Promise<Readonly<Record<string, string>>> {
  const own = (await texts.shipped(code)) ?? (baseCode === null ? null : await texts.find(baseCode))
  return own ?? (await texts.shipped('en')) ?? {}
}
