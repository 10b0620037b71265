import type { Context } from '#server/context.ts'
import { deleteOtherSessions } from '#server/db/sessions.ts'
import { lockCredentials, savePassword } from './credential.sql.ts'
import { hashNewPassword } from './new-password.ts'
import { listPasskeysOf } from './passkeys.sql.ts'
import { mailPasswordChanged } from './security-emails.ts'

/** Sets the password of an account whose owner has proved the sign-in address, and ends all its sessions. */
export async function replacePassword(ctx: Context, userId: number, password: string): Promise<void> {
  await lockCredentials(ctx.sql, userId)
  await savePassword(ctx.sql, userId, await hashNewPassword(ctx, userId, password), ctx.now)
  await deleteOtherSessions(ctx.sql, userId, null)
  await mailPasswordChanged(ctx, userId, (await listPasskeysOf(ctx.sql, userId)).length)
  ctx.say('api.password-changed')
}
