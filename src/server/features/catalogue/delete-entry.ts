import type { deleteEntry as endpoint } from '#contract/catalogue-admin.ts'
import { KINDS } from '#domain/catalogue-entries.ts'
import { type Message, type MessageKey, messageOf, type PlainKey } from '#domain/messages.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { releaseMedia } from '#server/features/media/public.ts'
import { countUses, deleteRow, deleteTranslations, findRow, findTitle } from './queries.ts'
import { STORES } from './stores.ts'

export const deleteEntry: Handler<typeof endpoint> = async ({ sql, audit, word }, { kind, id }) => {
  const store = STORES[kind]
  if (KINDS[kind].isFixed) throw new AppError('refused', 'api.entry-fixed')
  // Lock first: concurrent uses of the entry wait, and earlier ones are counted.
  const row = await findRow(sql, store, id, true)
  if (!row) throw missing('Entry')
  const title = (await findTitle(sql, store, id))?.title ?? ''
  const uses: Message[] = []
  for (const [table, column] of store.usedBy ?? []) {
    const count = await countUses(sql, table, column, id)
    if (count > 0) uses.push(usageOf(table, count))
  }
  if (uses.length > 0)
    throw new AppError('refused', messageOf('api.entry-used', { title, uses }), {
      data: { uses: await Promise.all(uses.map(word)) },
    })
  await deleteRow(sql, store, id)
  if (store.subject) await deleteTranslations(sql, store.subject, id)
  const pictures = Object.values(store.pictures ?? {}).filter(({ kept }) => kept === 'media')
  await releaseMedia(
    sql,
    pictures.map(({ column }) => row[column]).filter((media) => typeof media === 'number'),
  )
  await audit({ action: 'entry deleted', subject: kind, subjectId: id, details: { title } })
  return null
}

/** Number of rows that use an entry, by type; counting stops after a thousand. */
const usageOf = (table: string, count: number): Message =>
  count > MAX_COUNT
    ? messageOf('api.more-than-1000', { things: { key: `api.used-${table}` as PlainKey } })
    : { key: `api.uses-${table}` as MessageKey, values: { count } }

const MAX_COUNT = 1000
