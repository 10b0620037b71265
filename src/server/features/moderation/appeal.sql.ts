import type { Sql } from '#server/db/sql.ts'

interface Appeal {
  kind: 'property' | 'project'
  id: number
  message: string
  now: Date
}

/** Reopens the case with the owner's appeal. */
export const openAppeal = (sql: Sql, { kind, id, message, now }: Appeal) => sql`
  insert into moderation_cases (kind, subject_id, appeal, appealed_at) values (${kind}, ${id}, ${message}, ${now})
  on conflict (kind, subject_id) do update set appeal = excluded.appeal, appealed_at = excluded.appealed_at`

interface Words {
  propertyId?: number
  projectId?: number
  message: string
  now: Date
}

/** Stores the appeal on the latest rejection; false if that rejection is final or already appealed. */
export const appealRejection = async (sql: Sql, { propertyId, projectId, message, now }: Words): Promise<boolean> =>
  (
    await sql`
      update rejections set appeal = ${message}, appealed_at = ${now}
      where id = (
        select id from rejections
        where ${propertyId === undefined ? sql`project_id = ${projectId!}` : sql`property_id = ${propertyId}`} and kind = 'rejected'
        order by id desc limit 1)
        and not is_final and appealed_at is null`
  ).count > 0
