/** Public interface of the push feature. */
export { queuePushes, queueTakenBack } from './queue-push.ts'
