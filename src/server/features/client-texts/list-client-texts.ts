import type { listClientTexts as endpoint } from '#contract/client-texts.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { findAnyLanguage } from '#server/features/languages/public.ts'
import { presentClientText } from './present.ts'
import { type ClientTextRow, listTextsOf } from './queries.ts'

export const listClientTexts: Handler<typeof endpoint> = async (
  { sql },
  { client, language_code, search, only_missing, limit, offset },
) => {
  const language = await findAnyLanguage(sql, language_code)
  if (!language) throw missing('Language')
  const found = (await listTextsOf(sql, client, language.code))
    .filter(({ value, english }) => !only_missing || (value === null && english !== ''))
    .filter((row) => !search || includes(row, search.toLowerCase()))
  return { data: found.slice(offset, offset + limit).map(presentClientText), total: found.length }
}

const includes = ({ key, english, fallback, value }: ClientTextRow, part: string) =>
  [key, english, fallback, value ?? ''].some((text) => text.toLowerCase().includes(part))
