/** Publishing requirements; separate from accounts, because accounts import the properties feature for pictures. */
export { requireCompleteProfile, requireVerification } from './gates.ts'
