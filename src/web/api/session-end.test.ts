import { expect, test } from 'vitest'
import { onSessionEnd, tellSessionEnd } from './session-end.ts'

test.each([
  [401, 'accountDeactivated', ['deactivated']],
  [401, undefined, ['ended']],
  [403, 'accountDeactivated', []],
  [200, undefined, []],
] as const)('%i %s tells %j', (status, key, told) => {
  const heard: string[] = []
  const stop = onSessionEnd((end) => heard.push(end))
  tellSessionEnd(status, key)
  stop()
  tellSessionEnd(401, undefined)
  expect(heard).toEqual(told)
})
