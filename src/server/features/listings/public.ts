/** What homes and projects have in common when they are written. */
export { approvalOf } from './approval.ts'
export {
  changedFiles,
  changedTitled,
  type GivenTitled,
  type ListItem,
  type PaperState,
  type PhotoState,
  type TitledState,
} from './change-parts.ts'
export { claimSlug } from './claim-slug.ts'
export { type FilePlace, type FileSource, PROJECT_PLACES, PROPERTY_PLACES, type TakenFile } from './listing-files.ts'
export { replaceParts, replaceTranslations } from './parts.ts'
export { deleteRevision, lockRevision, refuseRevision, saveRevision } from './revisions.ts'
export { supplyOf, takeAll, type Wanted } from './supply.ts'
export { takeFile } from './take-file.ts'
export { languageCodes, uploadAt, uploadsAt } from './wire-files.ts'
