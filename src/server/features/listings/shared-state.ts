import type { ListingValues, SharedField } from '#domain/listing-fields.ts'
import type { ListItem, PaperState, PhotoState } from './change-parts.ts'
import type { FileSource } from './listing-files.ts'

/** The plain fields of a property and of a project. */
export type SharedFields = ListingValues<SharedField>

export interface GivenTranslation {
  languageCode: string
  title?: string | null
  description?: string | null
}

export interface TranslationState {
  languageCode: string
  title: string | null
  description: string | null
}

/** Files and texts of a new listing beside its fields. */
export interface SharedNew {
  /** Made from the title if absent. */
  slug?: string
  metaImage?: FileSource | null
  gallery?: readonly FileSource[]
  documents?: readonly FileSource[]
  translations?: readonly GivenTranslation[]
}

/** Changes beside the fields; absent parts are unchanged. */
export interface SharedChange {
  slug?: string
  metaImage?: FileSource | null
  /** The whole gallery in its new order. */
  gallery?: readonly ListItem[]
  addGallery?: readonly FileSource[]
  removeGallery?: readonly number[]
  /** All documents in their new order. */
  documents?: readonly ListItem[]
  addDocuments?: readonly FileSource[]
  removeDocuments?: readonly number[]
  /** New and changed translations. */
  translations?: readonly GivenTranslation[]
}

/** Parts that every listing has, as stored or as they would be after a pending edit. */
export interface SharedState {
  slug: string
  metaMediaId: number | null
  gallery: PhotoState[]
  documents: PaperState[]
  translations: TranslationState[]
}
