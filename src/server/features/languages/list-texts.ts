import type { listTexts as endpoint } from '#contract/languages-admin.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { presentText } from './present-text.ts'
import { findAnyLanguage, listEdits } from './queries.ts'
import { textsBelow } from './texts-below.ts'

export const listTexts: Handler<typeof endpoint> = async (
  { sql, texts },
  { language_code, search, only_edited, limit, offset },
) => {
  const language = await findAnyLanguage(sql, language_code)
  if (!language) throw missing('Language')
  const english = (await texts.shipped('en')) ?? {}
  const shipped = await textsBelow(texts, language)
  const edits = new Map((await listEdits(sql, language.code)).map((edit) => [edit.key, edit]))
  const asked = search?.toLowerCase()
  const found = Object.entries(english)
    .map(([key, text]) => presentText(key, text, shipped[key], edits.get(key)))
    .filter(({ value }) => !only_edited || value !== null)
    .filter((text) => !asked || wordsOf(text).some((words) => words.toLowerCase().includes(asked)))
  return { data: found.slice(offset, offset + limit), total: found.length }
}

const wordsOf = ({
  key,
  english,
  shipped,
  value,
}: {
  key: string
  english: string
  shipped: string
  value: string | null
}) => [key, english, shipped, value ?? '']
