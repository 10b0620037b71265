/** What other features may use to reach people's devices. */
export { queuePushes } from './queue-push.ts'
