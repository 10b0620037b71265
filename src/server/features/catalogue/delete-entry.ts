import type { deleteEntry as endpoint } from '#contract/catalogue-admin.ts'
import { KINDS } from '#domain/catalogue-entries.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { releaseMedia } from '#server/features/media/public.ts'
import { countUses, deleteRow, deleteTranslations, findRow, findTitle } from './queries.ts'
import { STORES } from './stores.ts'

/** What the tables hold that an entry may be used by, in words. */
const USERS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  properties: ['home', 'homes'],
  projects: ['project', 'projects'],
  sliders: ['picture of the home page', 'pictures of the home page'],
  property_parameters: ['answer in a listing', 'answers in listings'],
  property_facilities: ['listing', 'listings'],
  reports: ['report', 'reports'],
  articles: ['article', 'articles'],
}

export const deleteEntry: Handler<typeof endpoint> = async ({ sql, audit }, { kind, id }) => {
  const store = STORES[kind]
  if (KINDS[kind].isFixed) throw new AppError('refused', 'These come with the site and stay; switch them off instead')
  // Locked first: whoever begins to use it meanwhile waits, and whoever came before is counted.
  const row = await findRow(sql, store, id, true)
  if (!row) throw missing('Entry')
  const title = (await findTitle(sql, store, id))?.title ?? ''
  const uses: string[] = []
  for (const [table, column] of store.usedBy ?? []) {
    const count = await countUses(sql, table, column, id)
    if (count > 0) uses.push(`${count > 1000 ? 'more than 1000' : count} ${USERS[table]![count === 1 ? 0 : 1]}`)
  }
  if (uses.length > 0)
    throw new AppError('refused', `${title} is still used by ${uses.join(' and ')}, so it cannot be deleted`, {
      data: { uses },
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
