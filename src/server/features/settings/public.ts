export { bankDetails } from './bank-details.ts'
export { allowsOwnDecisions, checkOwnDecision } from './own-decision.ts'
export { recordSwitch } from './record-switch.ts'
export { presentSections } from './sections.ts'
