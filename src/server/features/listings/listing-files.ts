import type { Upload } from '#server/context.ts'

/** A file of a listing: one that was stored before, as drafts do, or one that came with this very call. */
export type FileSource = { mediaId: number } | { upload: Upload }

/** A file that is in its place. */
export interface TakenFile {
  mediaId: number
  /** What people call it. */
  name: string
}

/** Where the files of a listing live and what becomes of them. */
export interface FilePlace {
  /** The folder word of the address. */
  folder: string
  /** `picture-or-paper` is shown when it is a picture and handed out when it is not. */
  kind: 'image' | 'panorama' | 'document' | 'picture-or-paper'
  /** The wire field that a refusal points at. */
  field: string
  /** Another folder whose stored files are good here too; any photo can become the title image, and the other way round. */
  alsoFrom?: string
}

/** The places of a home's files by our word for each. */
export const PROPERTY_PLACES = {
  titleImage: { folder: 'property_title_img', kind: 'image', field: 'title_image', alsoFrom: 'property_gallery_img' },
  panorama: { folder: '3d_img', kind: 'panorama', field: 'three_d_image' },
  metaImage: { folder: 'property_seo_img', kind: 'image', field: 'meta_image' },
  gallery: { folder: 'property_gallery_img', kind: 'image', field: 'gallery_images', alsoFrom: 'property_title_img' },
  document: { folder: 'property_document_img', kind: 'document', field: 'documents' },
  floor: { folder: 'property_floor_img', kind: 'image', field: 'floors' },
  parameter: { folder: 'parameter_img', kind: 'document', field: 'parameters' },
} as const satisfies Record<string, FilePlace>

/** The places of a project's files. */
export const PROJECT_PLACES = {
  image: { folder: 'project_title_img', kind: 'image', field: 'image', alsoFrom: 'project_gallery_img' },
  metaImage: { folder: 'project_seo_img', kind: 'image', field: 'meta_image' },
  gallery: { folder: 'project_gallery_img', kind: 'image', field: 'gallery_images', alsoFrom: 'project_title_img' },
  document: { folder: 'project_document_img', kind: 'document', field: 'documents' },
  plan: { folder: 'project_plan_img', kind: 'picture-or-paper', field: 'plans' },
} as const satisfies Record<string, FilePlace>
