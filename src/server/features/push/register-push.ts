import type { registerPush as endpoint } from '#contract/push.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { deleteDevice, saveDevice } from './queries.ts'

export const registerPush: Handler<typeof endpoint> = async ({ sql, viewer, push, now }, input) => {
  const { token, replaces, platform } = input
  if (!push.reaches(token)) throw new AppError('invalid', 'api.no-push-service', { field: 'token' })
  if (replaces && replaces !== token) await deleteDevice(sql, replaces, viewer!.id)
  await saveDevice(sql, { token, platform }, viewer!.id, now)
  return null
}
