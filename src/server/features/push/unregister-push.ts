import type { unregisterPush as endpoint } from '#contract/push.ts'
import type { Handler } from '#server/context.ts'
import { deleteDevice } from './queries.ts'

export const unregisterPush: Handler<typeof endpoint> = async ({ sql, viewer }, { token }) => {
  await deleteDevice(sql, token, viewer!.id)
  return null
}
