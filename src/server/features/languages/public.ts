export { deleteEdit, findAnyLanguage, listEdits, listLanguageCodes, listLanguageNames, upsertEdit } from './queries.ts'
export { textsBelow } from './texts-below.ts'
