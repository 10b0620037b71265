import type { FileRule } from './endpoint.ts'

const PICTURES = ['jpg', 'png'] as const
const PAPERS = ['pdf', 'doc', 'docx', 'txt'] as const

/** What each place of a home takes, by our word for it; drafts take the same files one by one. */
export const PROPERTY_FILES = {
  titleImage: { maxKilobytes: 3000, types: PICTURES },
  panorama: { maxKilobytes: 3000, types: [...PICTURES, 'gif'] },
  metaImage: { maxKilobytes: 3000, types: PICTURES },
  /** Telephones make photographs of this size; clients state no limit of their own. */
  gallery: { maxKilobytes: 10_240, types: [...PICTURES, 'webp'], many: true },
  document: { maxKilobytes: 5120, types: PAPERS, many: true },
  floor: { maxKilobytes: 3000, types: PICTURES, many: true },
  parameter: { maxKilobytes: 5120, types: [...PICTURES, ...PAPERS], many: true },
} as const satisfies Record<string, FileRule>

/** The same for a project. */
export const PROJECT_FILES = {
  image: { maxKilobytes: 3000, types: PICTURES },
  metaImage: { maxKilobytes: 3000, types: PICTURES },
  gallery: { maxKilobytes: 10_240, types: [...PICTURES, 'webp'], many: true },
  document: { maxKilobytes: 5120, types: PAPERS, many: true },
  plan: { maxKilobytes: 5120, types: [...PICTURES, ...PAPERS], many: true },
} as const satisfies Record<string, FileRule>
