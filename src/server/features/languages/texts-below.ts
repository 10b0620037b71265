import type { TextSource } from '#server/adapters/texts/port.ts'
import type { AnyLanguage } from './queries.ts'

/** What a language says where the operator wrote nothing for it: as it came, or like the language that it is based on. */
export async function textsBelow(
  texts: TextSource,
  { code, baseCode }: Pick<AnyLanguage, 'code' | 'baseCode'>,
): Promise<Readonly<Record<string, string>>> {
  const own = (await texts.shipped(code)) ?? (baseCode === null ? null : await texts.find(baseCode))
  return own ?? (await texts.shipped('en')) ?? {}
}
