export { deleteEdit, findAnyLanguage, listEdits, listLanguageCodes, upsertEdit } from './queries.ts'
export { textsBelow } from './texts-below.ts'
