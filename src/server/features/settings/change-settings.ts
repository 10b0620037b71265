import { type Message, messageOf } from '#domain/messages.ts'
import { type FieldProblem, fieldProblem, problemMessage } from '#domain/operator-field.ts'
import {
  CONFLICT_MESSAGES,
  SETTINGS,
  type SettingConflict,
  type SettingKey,
  settingConflicts,
  settingOf,
} from '#domain/site-settings.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { type Change, deleteSetting, insertSave, listLanguages, upsertSetting } from './admin.sql.ts'

/** A problem with one setting: a code for the admin page and a message. */
interface Problem {
  key: string
  word: FieldProblem['word'] | SettingConflict['word'] | 'unknown' | 'no-language'
  limit?: number
  message: Message
}

/** Validates and saves changes as a unit, each value and the rules across settings, and records them in the history. */
export async function changeSettings(
  ctx: Context,
  current: ReadonlyMap<string, string>,
  changes: readonly Change[],
  undoesId: number | null,
): Promise<number> {
  const { sql, now, viewer } = ctx
  const after = new Map(current)
  for (const { key, after: value } of changes) value === null ? after.delete(key) : after.set(key, value)
  const languages = new Map((await listLanguages(sql)).map(({ code, isActive }) => [code, isActive]))
  await refuseIf(ctx, [...changes.flatMap((change) => problemOf(change, languages)), ...conflictsIn(after, changes)])
  for (const { key, after: value } of changes) {
    if (value === null) await deleteSetting(sql, key)
    else await upsertSetting(sql, key, value, settingOf(key)!.isPublic)
  }
  if (changes.some(({ key }) => key === 'verification_required_for_user')) await ctx.enqueue('apply-account-types', {})
  return insertSave(sql, { actorId: viewer!.id, undoesId, at: now }, changes)
}

function problemOf({ key, after }: Change, isActive: ReadonlyMap<string, boolean>): Problem[] {
  const setting = settingOf(key)
  if (!setting || (setting.language !== null && !isActive.has(setting.language)))
    return [{ key, word: 'unknown', message: messageOf('api.settings-unknown', { name: key }) }]
  if (after === null) return []
  if (setting.type === 'language' && !isActive.get(after))
    return [{ key, word: 'no-language', message: messageOf('api.settings-language-off', { field: key }) }]
  const problem = fieldProblem(setting, after)
  return problem ? [{ key, ...problem, message: problemMessage(key, problem) }] : []
}

/** Limited to the groups these changes touch, so that an older conflict elsewhere does not block them. */
function conflictsIn(values: ReadonlyMap<string, string>, changes: readonly Change[]): Problem[] {
  const touched = new Set(changes.flatMap(({ key }) => settingOf(key)?.group ?? []))
  return settingConflicts((key) => values.get(key) ?? SETTINGS[key].byDefault)
    .filter(({ key }) => touched.has(SETTINGS[key as SettingKey].group))
    .map(({ key, word }) => ({ key, word, message: { key: CONFLICT_MESSAGES[word] } }))
}

async function refuseIf({ word }: Context, problems: readonly Problem[]) {
  const [first] = problems
  if (!first) return
  const worded = problems.map(async (problem) => ({ ...problem, message: await word(problem.message) }))
  throw new AppError('invalid', first.message, { field: first.key, data: { problems: await Promise.all(worded) } })
}
