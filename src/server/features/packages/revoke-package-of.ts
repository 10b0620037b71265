import type { revokePackageOf as endpoint } from '#contract/packages-admin.ts'
import type { Handler } from '#server/context.ts'
import { recordAudit } from '#server/db/audit.ts'
import { maybeOne } from '#server/db/sql.ts'
import { AppError, missing } from '#server/errors.ts'
import { revokePackage } from './grant.ts'

export const revokePackageOf: Handler<typeof endpoint> = async ({ sql, viewer, now }, { user_package_id, reason }) => {
  const owned = await maybeOne(sql<{ userId: number }[]>`
    select user_id as "userId" from user_packages where id = ${user_package_id} for update`)
  if (!owned) throw missing('Package')
  if (!(await revokePackage(sql, user_package_id, viewer!.id, now)))
    throw new AppError('refused', 'This package has ended already')
  await recordAudit(sql, {
    actorId: viewer!.id,
    action: 'package revoked',
    subject: 'user',
    subjectId: owned.userId,
    details: { userPackageId: user_package_id, reason },
    now,
  })
  return null
}
