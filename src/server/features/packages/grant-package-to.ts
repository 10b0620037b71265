import type { grantPackageTo as endpoint } from '#contract/packages-admin.ts'
import type { Handler } from '#server/context.ts'
import { maybeOne } from '#server/db/sql.ts'
import { missing } from '#server/errors.ts'
import { grantPackage } from './grant.sql.ts'

/** Grants a package to a user; it need not be on sale. */
export const grantPackageTo: Handler<typeof endpoint> = async (ctx, { user_id, package_id, reason }) => {
  const { sql, now } = ctx
  const user = await maybeOne(sql`select id from users where id = ${user_id} for no key update`)
  if (!user) throw missing('User')
  const ownedId = await grantPackage(sql, { userId: user_id, packageId: package_id, transactionId: null, now })
  if (!ownedId) throw missing('Package')
  await ctx.audit({
    action: 'package granted',
    subject: 'user',
    subjectId: user_id,
    details: { packageId: package_id, userPackageId: ownedId, reason },
  })
  return { user_package_id: ownedId }
}
