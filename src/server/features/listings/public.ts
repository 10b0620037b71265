/** What homes and projects have in common when they are written. */
export { approvalOf } from './approval.ts'
export type { GivenTitled, TitledState } from './change-parts.ts'
export {
  changedShared,
  changedSheets,
  mediaAfter,
  SHARED_FIELDS,
  sentOf,
  sharedFiles,
  type Taken,
} from './change-shared.ts'
export { claimSlug } from './claim-slug.ts'
export { type FilePlace, type FileSource, PROJECT_PLACES, PROPERTY_PLACES, type TakenFile } from './listing-files.ts'
export { replaceParts } from './parts.ts'
export { hasState, requireLocation, requireSentLocation } from './require-location.ts'
export { deleteRevision, lockRevision, refuseRevision, saveRevision } from './revisions.ts'
export { isSameState } from './same-state.ts'
export type { SharedChange, SharedFields, SharedNew, SharedState } from './shared-state.ts'
export { distinctMedia, replaceShared, sharedColumns, stateJson } from './state-sql.ts'
export { takeAll, type Wanted } from './supply.ts'
export { takeFile } from './take-file.ts'
export { newShared, sharedChange, sheetsOf } from './wire-fields.ts'
export { uploadAt } from './wire-files.ts'
