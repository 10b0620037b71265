import * as z from 'zod/mini'
import { StartError } from '../db/start-error.ts'
import { makeAdmin } from '../features/accounts/public.ts'
import type { Services } from '../services.ts'

const USAGE = 'Usage: admin EMAIL'
const Email = z.email()

/** The first administrator of a site, or another one; asked for again it changes nothing. */
export async function adminCommand(
  { db, passwords, now }: Services,
  args: readonly string[],
  say: (line: string) => void,
) {
  const [email, ...more] = args
  if (!email || more.length > 0 || !Email.safeParse(email).success) throw new StartError(USAGE)
  const { password } = await db.begin((sql) => makeAdmin(sql, passwords, { email, now: now() }))
  say(`${email} is an administrator.`)
  if (password) say(`Password: ${password}\nIt is not kept anywhere in clear; change it after the first sign-in.`)
  return 0
}
