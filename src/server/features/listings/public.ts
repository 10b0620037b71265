/** Write operations that properties and projects share. */
export { approvalOf } from './approval.ts'
export type { GivenTitled, TitledState } from './change-parts.ts'
export {
  changedShared,
  changedSheets,
  mediaAfter,
  sentOf,
  sharedFiles,
  type Taken,
} from './change-shared.ts'
export { claimSlug } from './claim-slug.sql.ts'
export { type FilePlace, type FileSource, PROJECT_PLACES, PROPERTY_PLACES, type TakenFile } from './listing-files.ts'
export { replaceParts } from './parts.sql.ts'
export { hasState, requireLocation, requireSentLocation } from './require-location.ts'
export { deleteRevision, lockRevision, refuseRevision, saveRevision } from './revisions.sql.ts'
export { isSameState } from './same-state.ts'
export type { SharedChange, SharedFields, SharedNew, SharedState } from './shared-state.ts'
export { distinctMedia, replaceShared, sharedColumns, stateJson } from './state.sql.ts'
export { storeFile } from './store-file.ts'
export { storeAll, type Wanted } from './supply.ts'
export { changedFields, newFields, newShared, sharedChange, sheetsOf } from './wire-fields.ts'
export { uploadAt } from './wire-files.ts'
