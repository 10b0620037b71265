import type { addStaffNote as adding, deleteStaffNote as deleting } from '#contract/people-admin.ts'
import type { Handler } from '#server/context.ts'
import { maybeOne, one } from '#server/db/sql.ts'
import { missing } from '#server/errors.ts'
import { lockPerson } from './queries.ts'

export const addStaffNote: Handler<typeof adding> = async ({ sql, viewer, now, audit }, { user_id, text }) => {
  if (!(await lockPerson(sql, user_id))) throw missing('Account')
  const { id } = await one(sql<{ id: number }[]>`
    insert into staff_notes (user_id, author_id, text, created_at)
    values (${user_id}, ${viewer!.id}, ${text}, ${now}) returning id`)
  await audit({ action: 'note added', subject: 'user', subjectId: user_id, details: { noteId: id } })
  return { id }
}

export const deleteStaffNote: Handler<typeof deleting> = async ({ sql, audit }, { id }) => {
  const note = await maybeOne(sql<{ userId: number }[]>`
    delete from staff_notes where id = ${id} returning user_id as "userId"`)
  if (!note) throw missing('Note')
  await audit({ action: 'note deleted', subject: 'user', subjectId: note.userId, details: { noteId: id } })
  return null
}
