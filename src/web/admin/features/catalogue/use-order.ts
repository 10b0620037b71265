import type { OrderedKind } from '#domain/catalogue-entries.ts'
import { useTask } from '#web/admin/parts/use-task.ts'

/** Saves the order of a whole kind. */
export function useOrder(kind: OrderedKind) {
  const { run, isBusy, problem } = useTask()
  const order = (ids: number[]) =>
    run(async () => {
      const { sendOrder } = await import('./calls.ts')
      await sendOrder(kind, ids)
    })
  return { order, isBusy, problem }
}
