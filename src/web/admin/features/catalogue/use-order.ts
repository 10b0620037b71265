import type { OrderedKind } from '#domain/catalogue-entries.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'

/** Saves the order of all entries of a kind. */
export function useOrder(kind: OrderedKind) {
  const { run, isBusy, problem } = useTask()
  const order = (ids: number[]) =>
    run(() => lazyCall(import('#contract/catalogue-admin.ts'), 'orderEntries', { kind, ids }))
  return { order, isBusy, problem }
}
