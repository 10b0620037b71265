import { instantOf } from '#domain/instant.ts'
import type { PersonRow } from './people.sql.ts'

export const presentUser = (row: PersonRow) => ({
  id: row.id,
  name: row.name,
  slug_id: row.slug,
  email: row.email,
  mobile: row.phone,
  role: row.role,
  account_kind: row.kind,
  requested_account_type: row.requestedType,
  login_type: row.loginType,
  verification: row.verification,
  is_active: row.isActive,
  is_demo: row.isDemo,
  created_at: instantOf(row.createdAt),
})
