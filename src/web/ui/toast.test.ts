import { expect, test, vi } from 'vitest'

test('toasts made before the container has loaded are queued and shown in order', async () => {
  vi.resetModules()
  const { consumeToasts, toast } = await import('./toast.ts')
  toast('first', { kind: 'success' })
  const id = toast('second', { duration: 5000 })
  const said: string[] = []
  consumeToasts((call) => said.push(`${call.kind} ${call.message} ${call.duration ?? 'default'}`))
  expect(said).toEqual(['success first default', 'blank second 5000'])
  toast('third', { kind: 'error', id })
  expect(said.at(-1)).toBe('error third default')
})
