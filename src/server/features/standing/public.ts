/** Who may list: kept apart from the accounts themselves, which show pictures as listings do. */
export { requireCompleteProfile, requireVerification } from './gates.ts'
