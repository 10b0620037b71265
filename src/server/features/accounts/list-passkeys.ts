import type { listPasskeys as endpoint } from '#contract/accounts-passkeys.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { listPasskeysOf } from './passkeys.sql.ts'

export const listPasskeys: Handler<typeof endpoint> = async ({ sql, viewer }) =>
  (await listPasskeysOf(sql, viewer!.id)).map((passkey) => ({
    id: passkey.id.toString('base64url'),
    label: passkey.label ?? '',
    created_at: instantOf(passkey.createdAt),
    last_used_at: passkey.lastUsedAt && instantOf(passkey.lastUsedAt),
  }))
