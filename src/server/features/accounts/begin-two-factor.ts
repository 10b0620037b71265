import { randomBytes } from 'node:crypto'
import type { beginTwoFactor as endpoint } from '#contract/accounts-two-factor.ts'
import { toBase32 } from '#domain/base32.ts'
import type { Handler } from '#server/context.ts'
import { seal } from '#server/derive.ts'
import { AppError } from '#server/errors.ts'
import { requireRecentProof } from './identity-proof.ts'
import { findAccount } from './queries.ts'
import { totpLock, totpUri } from './totp.ts'
import { findSiteName, saveTotp } from './two-factor.sql.ts'

/** Length recommended by RFC 4226. */
const SECRET_BYTES = 20

export const beginTwoFactor: Handler<typeof endpoint> = async (ctx) => {
  await requireRecentProof(ctx)
  const { sql, derive, now } = ctx
  const { id, email, name } = await findAccount(sql, ctx.viewer!.id)
  const bytes = randomBytes(SECRET_BYTES)
  const sealed = seal(derive, totpLock(id), bytes.toString('base64'))
  if (!(await saveTotp(sql, id, sealed, now))) throw new AppError('refused', 'api.two-factor-on')
  const secret = toBase32(bytes)
  return { secret, uri: totpUri({ site: await findSiteName(sql), account: email ?? name, secret }) }
}
