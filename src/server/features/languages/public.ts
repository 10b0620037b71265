export { listLanguageCodes } from './queries.ts'
