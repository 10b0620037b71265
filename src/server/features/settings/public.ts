export { bankDetails } from './bank-details.ts'
export { recordSwitch } from './record-switch.ts'
