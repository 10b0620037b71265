import type { ListItem, PaperState, PhotoState } from './change-parts.ts'
import type { FileSource } from './listing-files.ts'

/** What somebody writes about a listing, whatever it is. */
export interface SharedFields {
  title: string
  description: string
  categoryId: number
  city: string | null
  state: string | null
  country: string | null
  latitude: number | null
  longitude: number | null
  videoLink: string | null
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
}

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

/** What a new listing brings beside its fields. */
export interface SharedNew {
  /** The words of its address; made from the title when absent. */
  slug?: string
  metaImage?: FileSource | null
  gallery?: readonly FileSource[]
  documents?: readonly FileSource[]
  translations?: readonly GivenTranslation[]
}

/** What is to be different beside its fields; what is absent stays as it is. */
export interface SharedChange {
  slug?: string
  metaImage?: FileSource | null
  /** The whole gallery in its new order. */
  gallery?: readonly ListItem[]
  addGallery?: readonly FileSource[]
  removeGallery?: readonly number[]
  /** All papers in their new order. */
  documents?: readonly ListItem[]
  addDocuments?: readonly FileSource[]
  removeDocuments?: readonly number[]
  /** Texts in other languages that are new or different. */
  translations?: readonly GivenTranslation[]
}

/** What hangs on every listing, as it stands in the tables or would stand after its pending changes. */
export interface SharedState {
  slug: string
  metaMediaId: number | null
  gallery: PhotoState[]
  documents: PaperState[]
  translations: TranslationState[]
}
