/** Public interface of the sharing feature. */
export { brochureMaker } from './brochure.ts'
export { EMBED_POLICY } from './embed-page.ts'
export { embedSource } from './embed-source.ts'
export { shareSource } from './share-source.ts'
