import * as z from 'zod/mini'
import { insertAudit } from '../db/audit.ts'
import { StartError } from '../db/start-error.ts'
import { makeAdmin, resetSecondFactors } from '../features/accounts/public.ts'
import type { Services } from '../services.ts'

const USAGE = 'Usage: admin EMAIL [--reset-two-factor]'
const Email = z.email()

/** Grants the administrator role to an account, or resets its two-factor sign-in; idempotent. */
export async function adminCommand(services: Services, args: readonly string[], say: (line: string) => void) {
  const [email, option, ...more] = args
  if (!email || more.length > 0 || !Email.safeParse(email).success) throw new StartError(USAGE)
  if (option === '--reset-two-factor') return resetTwoFactor(services, email, say)
  if (option !== undefined) throw new StartError(USAGE)
  const { db, passwords, now } = services
  const { password } = await db.begin((sql) => makeAdmin(sql, passwords, { email, now: now() }))
  say(`${email} is now an administrator.`)
  if (password) say(`Password: ${password}\nThe password is stored only as a hash. Change it after the first sign-in.`)
  return 0
}

/** For administrators whom no other administrator can help; an address can have one account per sign-in method. */
async function resetTwoFactor({ db, texts, config, now }: Services, email: string, say: (line: string) => void) {
  const count = await db.begin(async (sql) => {
    const users = await sql<
      { id: number }[]
    >`select id from users where lower(email) = lower(${email}) for no key update`
    let resets = 0
    for (const { id } of users) {
      if (!(await resetSecondFactors({ sql, texts, baseUrl: config.baseUrl }, id))) continue
      const details = { reason: 'Command line' }
      await insertAudit(sql, {
        actorId: null,
        action: 'two-factor reset',
        subject: 'user',
        subjectId: id,
        details,
        now: now(),
      })
      resets++
    }
    return resets
  })
  if (count === 0) throw new StartError(`No account of ${email} has an authenticator app or passkey.`)
  say(`Two-factor sign-in reset for ${email}. All sessions have ended.`)
  return 0
}
