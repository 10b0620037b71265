/** Public interface of the site-archives feature. */
export { archiveFileSource } from './archive-file.ts'
export { exportSite } from './export-site.ts'
export { importSite } from './import-site.ts'
