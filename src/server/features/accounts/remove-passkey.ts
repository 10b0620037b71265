import type { removePasskey as endpoint } from '#contract/accounts-passkeys.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { deletePasskey } from './passkeys.sql.ts'

export const removePasskey: Handler<typeof endpoint> = async ({ sql, viewer }, { id }) => {
  if (!(await deletePasskey(sql, viewer!.id, id))) throw missing('Passkey')
  return null
}
