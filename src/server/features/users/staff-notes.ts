import type { addStaffNote as adding, deleteStaffNote as deleting } from '#contract/users-admin.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { deleteNote, insertStaffNote, lockUser } from './queries.ts'

export const addStaffNote: Handler<typeof adding> = async ({ sql, viewer, now, audit }, { user_id, text }) => {
  if (!(await lockUser(sql, user_id))) throw missing('Account')
  const { id } = await insertStaffNote(sql, { userId: user_id, authorId: viewer!.id, text, now })
  await audit({ action: 'note added', subject: 'user', subjectId: user_id, details: { noteId: id } })
  return { id }
}

export const deleteStaffNote: Handler<typeof deleting> = async ({ sql, audit }, { id }) => {
  const note = await deleteNote(sql, id)
  if (!note) throw missing('Note')
  await audit({ action: 'note deleted', subject: 'user', subjectId: note.userId, details: { noteId: id } })
  return null
}
