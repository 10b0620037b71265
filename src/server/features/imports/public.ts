export { exportArchive, exportListings } from './export-listings.ts'
export { feedFileSource } from './file-source.ts'
export { type ImportReport, importFile } from './import-file.ts'
