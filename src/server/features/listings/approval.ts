import type { Context } from '#server/context.ts'
import { one, type Sql } from '#server/db/sql.ts'

/** What the site's owner wants of new and changed listings, and whether the viewer was verified. */
interface Approval {
  isNewApproved: boolean
  isEditApproved: boolean
}

/** Whether what the viewer writes goes out at once: the site's own always, others' as the settings say. */
export async function approvalOf({ sql, viewer }: Pick<Context, 'sql' | 'viewer'>): Promise<Approval> {
  if (viewer!.role === 'admin') return { isNewApproved: true, isEditApproved: true }
  const row = await findRules(sql, viewer!.id)
  return { isNewApproved: row.autoApprove && row.isVerified, isEditApproved: row.autoApproveEdited }
}

const findRules = (sql: Sql, userId: number) =>
  one(sql<{ autoApprove: boolean; autoApproveEdited: boolean; isVerified: boolean }[]>`
    select
      exists (select from settings where key = 'auto_approve' and value = '1') as "autoApprove",
      exists (select from settings where key = 'auto_approve_edited_listings' and value = '1') as "autoApproveEdited",
      u.verification = 'success' as "isVerified"
    from users u where u.id = ${userId}`)
