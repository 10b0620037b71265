/** Public interface of the verification feature. */
export { answersIn } from './answers-in.ts'
export { lockApplication } from './application.sql.ts'
export { resolveVerification } from './resolve-verification.ts'
