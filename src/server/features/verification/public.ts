/** What other features may use of requests to be verified. */
export { answersIn } from './answers-in.ts'
export { lockApplication } from './application-queries.ts'
export { settleVerification } from './settle-verification.ts'
