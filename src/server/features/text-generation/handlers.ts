export { generateDescription } from './generate-description.ts'
export { generateMeta } from './generate-meta.ts'
