import { expect, test } from 'vitest'
import { broadcastSessionEnd, onSessionEnd } from './session-end.ts'

test.each([
  [401, 'accountDeactivated', ['deactivated']],
  [401, undefined, ['ended']],
  [403, 'accountDeactivated', []],
  [200, undefined, []],
] as const)('%i %s broadcasts %j', (status, key, told) => {
  const heard: string[] = []
  const stop = onSessionEnd((end) => heard.push(end))
  broadcastSessionEnd(status, key)
  stop()
  broadcastSessionEnd(401, undefined)
  expect(heard).toEqual(told)
})
