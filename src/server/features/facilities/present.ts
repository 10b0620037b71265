import { type FacilityRow, siteUrl } from '#server/features/categories/public.ts'

/** A facility type. */
export const presentFacility = ({ id, name, translatedName, image }: FacilityRow, origin: string) => ({
  id,
  name,
  translated_name: translatedName,
  image: siteUrl(image, origin),
})
