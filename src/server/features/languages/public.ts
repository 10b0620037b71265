export { deleteEdit, findAnyLanguage, listEdits, listLanguageCodes, upsertEdit } from './queries.ts'
