import { shareImage } from '#domain/renditions.ts'
import { SHARE_CARD, shareCardPath } from '#domain/share-card.ts'

interface Home {
  slug_id: string
  title: string
  price: number
  property_type: string
  title_image: string
  meta_image: string
}

/** The image of a link preview: the owner's own, else the generated one, which only available homes have. */
export function listingImage(home: Home) {
  const isOnOffer = home.property_type === 'sell' || home.property_type === 'rent'
  if (isOnOffer && home.meta_image === home.title_image)
    return { url: shareCardPath(home.slug_id, home.price, home.title_image), alt: home.title, ...SHARE_CARD }
  return home.meta_image ? { url: shareImage(home.meta_image), alt: home.title } : undefined
}
