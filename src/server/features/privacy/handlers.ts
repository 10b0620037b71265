export { getExport } from './get-export.ts'
export { requestExport } from './request-export.ts'
