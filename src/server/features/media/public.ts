/** What other features, the demo and the server's assembly may use of the files. */
export { documentUrl, ingestDocument, privateDocumentUrl } from './documents.ts'
export { type IngestedImage, ingestImage } from './ingest-image.ts'
export { renderMedia, sweepMedia } from './jobs.ts'
export { claimMedia, releaseMedia } from './queries.ts'
export { mediaSource } from './source.ts'
