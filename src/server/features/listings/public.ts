/** What homes and projects have in common when they are written. */
export { type FilePlace, type FileSource, PROJECT_PLACES, PROPERTY_PLACES, type TakenFile } from './listing-files.ts'
export { takeFile, takeFiles } from './take-file.ts'
