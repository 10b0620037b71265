import type { Context } from '#server/context.ts'
import { one, type Sql } from '#server/db/sql.ts'

/** Whether the viewer's new and edited listings are approved without review. */
interface Approval {
  isNewApproved: boolean
  isEditApproved: boolean
  /** Whether a change of nothing but the price is published at once, up to the limit of `price-change.ts`. */
  isPriceLive: boolean
}

/** Whether the viewer's listings are published without review: always for administrators, otherwise by the settings. */
export async function approvalOf({ sql, viewer }: Pick<Context, 'sql' | 'viewer'>): Promise<Approval> {
  if (viewer!.role === 'admin') return { isNewApproved: true, isEditApproved: true, isPriceLive: true }
  const row = await findRules(sql, viewer!.id)
  return {
    isNewApproved: row.autoApprove && row.isVerified,
    isEditApproved: row.autoApproveEdited,
    isPriceLive: row.isPriceLive,
  }
}

const findRules = (sql: Sql, userId: number) =>
  one(sql<{ autoApprove: boolean; autoApproveEdited: boolean; isPriceLive: boolean; isVerified: boolean }[]>`
    select
      exists (select from settings where key = 'auto_approve' and value = '1') as "autoApprove",
      exists (select from settings where key = 'auto_approve_edited_listings' and value = '1') as "autoApproveEdited",
      not exists (select from settings where key = 'live_price_changes' and value <> '1') as "isPriceLive",
      u.verification = 'success' as "isVerified"
    from users u where u.id = ${userId}`)
