import { expect, test, vi } from 'vitest'

test('what is said before the container has loaded is kept, in order, and said then', async () => {
  vi.resetModules()
  const { takeToasts, toast } = await import('./toast.ts')
  toast('first', { kind: 'success' })
  const id = toast('second', { duration: 5000 })
  const said: string[] = []
  takeToasts((call) => said.push(`${call.kind} ${call.message} ${call.duration ?? 'default'}`))
  expect(said).toEqual(['success first default', 'blank second 5000'])
  toast('third', { kind: 'error', id })
  expect(said.at(-1)).toBe('error third default')
})
