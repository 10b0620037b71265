/** What the server's assembly uses of sharing. */
export { brochureMaker } from './brochure.ts'
export { EMBED_POLICY } from './embed-page.ts'
export { embedSource } from './embed-source.ts'
export { shareSource } from './share-source.ts'
