import type { PropertyDetail } from '#contract/objects.ts'
import { isAllowed, NO_QUOTA } from '#domain/package-quota.ts'
import { may } from '#domain/policy.ts'
import type { Asker } from './card.sql.ts'
import type { DetailRow } from './detail-row.ts'
import { NO_DETAILS } from './present-card.ts'

/** Whether the viewer may open a property's page: a premium one requires ownership, staff or the package feature. */
export const mayOpen = ({ viewer }: Pick<Asker, 'viewer'>, { ownerId, card, quota }: DetailRow) =>
  may.openProperty(viewer, { ownerId, isPremium: card.isPremium }, isAllowed(quota ?? NO_QUOTA, 'premium_properties'))

const PHOTOS_OF_A_CARD = 5

/** Restricts a premium property in a list of full properties to what its card shows. */
export const withhold = (home: PropertyDetail): PropertyDetail => ({
  ...home,
  description: '',
  translated_description: '',
  text_languages: [],
  translations: [],
  three_d_image: '',
  video_link: '',
  ...NO_DETAILS,
  gallery: home.gallery.slice(0, PHOTOS_OF_A_CARD),
  documents: [],
  floors: [],
  assign_facilities: [],
  meta_description: '',
  meta_keywords: null,
  meta_image: home.title_image,
  email: '',
  mobile: '',
  client_address: '',
  advertisement: [],
})
