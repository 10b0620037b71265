import type { Upload } from '#server/context.ts'

/** A file of a listing: one stored earlier, as drafts do, or one uploaded with this call. */
export type FileSource = { mediaId: number } | { upload: Upload }

/** A stored file. */
export interface TakenFile {
  mediaId: number
  /** Display name. */
  name: string
}

/** Where a file of a listing is stored and how it is processed. */
export interface FilePlace {
  /** Folder in the file's URL. */
  folder: string
  /** `picture-or-paper` is processed as an image if it is one, otherwise offered as a document. */
  kind: 'image' | 'panorama' | 'document' | 'picture-or-paper'
  /** The wire field named in a refusal. */
  field: string
  /** Another folder whose files are accepted: a gallery photo can become the title image and vice versa. */
  alsoFrom?: string
}

/** File places of a property. */
export const PROPERTY_PLACES = {
  titleImage: { folder: 'property_title_img', kind: 'image', field: 'title_image', alsoFrom: 'property_gallery_img' },
  panorama: { folder: '3d_img', kind: 'panorama', field: 'three_d_image' },
  metaImage: { folder: 'property_seo_img', kind: 'image', field: 'meta_image' },
  gallery: { folder: 'property_gallery_img', kind: 'image', field: 'gallery_images', alsoFrom: 'property_title_img' },
  document: { folder: 'property_document_img', kind: 'document', field: 'documents' },
  floor: { folder: 'property_floor_img', kind: 'image', field: 'floors' },
  parameter: { folder: 'parameter_img', kind: 'document', field: 'parameters' },
} as const satisfies Record<string, FilePlace>

/** File places of a project. */
export const PROJECT_PLACES = {
  image: { folder: 'project_title_img', kind: 'image', field: 'image', alsoFrom: 'project_gallery_img' },
  metaImage: { folder: 'project_seo_img', kind: 'image', field: 'meta_image' },
  gallery: { folder: 'project_gallery_img', kind: 'image', field: 'gallery_images', alsoFrom: 'project_title_img' },
  document: { folder: 'project_document_img', kind: 'document', field: 'documents' },
  plan: { folder: 'project_plan_img', kind: 'picture-or-paper', field: 'plans' },
} as const satisfies Record<string, FilePlace>
