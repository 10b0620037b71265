import type { revokePackageOf as endpoint } from '#contract/packages-admin.ts'
import type { Handler } from '#server/context.ts'
import { maybeOne } from '#server/db/sql.ts'
import { AppError, missing } from '#server/errors.ts'
import { revokePackage } from './grant.sql.ts'

export const revokePackageOf: Handler<typeof endpoint> = async (ctx, { user_package_id, reason }) => {
  const { sql, viewer, now } = ctx
  const owned = await maybeOne(sql<{ userId: number }[]>`
    select user_id as "userId" from user_packages where id = ${user_package_id} for update`)
  if (!owned) throw missing('Package')
  if (!(await revokePackage(sql, user_package_id, viewer!.id, now))) throw new AppError('refused', 'api.package-ended')
  await ctx.audit({
    action: 'package revoked',
    subject: 'user',
    subjectId: owned.userId,
    details: { userPackageId: user_package_id, reason },
  })
  return null
}
