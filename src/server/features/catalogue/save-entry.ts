import type { saveEntry as endpoint } from '#contract/catalogue-admin.ts'
import { type EntryKind, entryField, entryProblems, KINDS } from '#domain/catalogue-entries.ts'
import { tidyValue } from '#domain/operator-field.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { cleanHtml } from '#server/features/markup/public.ts'
import { presentEntry } from './present.ts'
import { takeTurn } from './queries.ts'
import { readEntry } from './read-entry.ts'
import { refuseProblems } from './refuse-problems.ts'
import { storedProblems } from './stored-problems.ts'
import { writeEntry } from './write-entry.ts'

export const saveEntry: Handler<typeof endpoint> = async (ctx, { kind, id, changes }) => {
  const { sql } = ctx
  await takeTurn(sql, kind)
  const before = id === undefined ? null : await readEntry(sql, kind, id, true)
  if (id !== undefined && !before) throw missing('Entry')
  if (id === undefined && KINDS[kind].isFixed) throw new AppError('refused', 'api.entry-not-added')
  const values = { ...defaultsOf(kind), ...before?.values }
  for (const { key, value } of changes) values[key] = kept(kind, key, value, before?.values ?? {})
  for (const field of ctx.files.keys()) values[field] = 'new'
  const problems = entryProblems(kind, values)
  await refuseProblems(
    ctx,
    problems.length > 0 ? problems : await storedProblems(sql, kind, id ?? null, before?.row ?? null, values),
  )
  const saved = await writeEntry(ctx, kind, id ?? null, before?.row ?? null, values)
  await ctx.audit({
    action: id === undefined ? 'entry made' : 'entry changed',
    subject: kind,
    subjectId: saved,
    details: { fields: [...changes.map(({ key }) => key), ...ctx.files.keys()] },
  })
  return (await presentEntry(sql, kind, saved))!
}

const defaultsOf = (kind: EntryKind): Record<string, string> =>
  Object.fromEntries(Object.entries(KINDS[kind].fields).map(([name, { byDefault = '' }]) => [name, byDefault]))

function kept(kind: EntryKind, key: string, value: string, before: Readonly<Record<string, string>>): string {
  const field = entryField(kind, key)
  if (!field) return value
  // Image paths are generated here only; a value sent by the client can only clear one.
  if (field.type === 'image') return value === '' ? '' : (before[key] ?? '')
  const tidy = tidyValue(field, value)
  return field.type === 'html' ? cleanHtml(tidy) : tidy
}
