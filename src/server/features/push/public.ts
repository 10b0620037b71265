/** What other features may use to reach people's devices. */
export { queuePushes, queueTakenBack } from './queue-push.ts'
