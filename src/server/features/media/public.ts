/** What other features, the demo and the server's assembly may use of the files. */
export { ingestArchive, mediaFile } from './archives.ts'
export { documentUrl, ingestDocument, type PaperReader, paperUrl, privateDocumentUrl } from './documents.ts'
export { type IngestedImage, ingestImage } from './ingest-image.ts'
export { renderMedia, sweepMedia } from './jobs.ts'
export { masterPlace } from './places.ts'
export { claimMedia, releaseMedia } from './queries.ts'
export { drawShareCard } from './share-card.ts'
export { mediaSource } from './source.ts'
