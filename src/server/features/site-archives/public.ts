/** What the commands and the server's assembly use of archives of the site. */
export { archiveFileSource } from './archive-file.ts'
export { exportSite } from './export-site.ts'
export { importSite } from './import-site.ts'
