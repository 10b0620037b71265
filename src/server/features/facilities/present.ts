import { type FacilityRow, siteUrl } from '#server/features/categories/public.ts'

/** A kind of near-by place. */
export const presentFacility = ({ id, name, translatedName, image }: FacilityRow, origin: string) => ({
  id,
  name,
  translated_name: translatedName,
  image: siteUrl(image, origin),
})
