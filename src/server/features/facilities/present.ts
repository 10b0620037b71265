import { type FacilityRow, siteUrl } from '#server/features/categories/public.ts'

/** A kind of near-by place. */
export const presentFacility = ({ id, name, translatedName, image }: FacilityRow, baseUrl: string) => ({
  id,
  name,
  translated_name: translatedName,
  image: siteUrl(image, baseUrl),
})
