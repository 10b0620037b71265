export { bankDetails } from './bank-details.ts'
