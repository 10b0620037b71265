import type { FileRule } from './endpoint.ts'

/** Includes the formats in which photos are served, because clients send them back with an edit. */
const PICTURES = ['jpg', 'png', 'webp', 'avif'] as const
/** A picture that is stored and offered as a document. */
const SCANS = ['jpg', 'png'] as const
const DOCUMENT_TYPES = ['pdf', 'doc', 'docx', 'txt'] as const

/** Upload rules of a property by slot; drafts accept the same files one at a time. */
export const PROPERTY_FILES = {
  titleImage: { maxKilobytes: 3000, types: PICTURES },
  panorama: { maxKilobytes: 3000, types: [...PICTURES, 'gif'] },
  metaImage: { maxKilobytes: 3000, types: PICTURES },
  /** Typical size of a phone photo; clients state no limit of their own. */
  gallery: { maxKilobytes: 10_240, types: PICTURES, many: true },
  document: { maxKilobytes: 5120, types: DOCUMENT_TYPES, many: true },
  floor: { maxKilobytes: 3000, types: PICTURES, many: true },
  parameter: { maxKilobytes: 5120, types: [...SCANS, ...DOCUMENT_TYPES], many: true },
} as const satisfies Record<string, FileRule>

/** Upload rules of a project by slot. */
export const PROJECT_FILES = {
  image: { maxKilobytes: 3000, types: PICTURES },
  metaImage: { maxKilobytes: 3000, types: PICTURES },
  gallery: { maxKilobytes: 10_240, types: PICTURES, many: true },
  document: { maxKilobytes: 5120, types: DOCUMENT_TYPES, many: true },
  plan: { maxKilobytes: 5120, types: [...PICTURES, ...DOCUMENT_TYPES], many: true },
} as const satisfies Record<string, FileRule>
