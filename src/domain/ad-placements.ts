/** Ad banner placements by page, as named on the wire. */
export const AD_PLACEMENTS = {
  homepage: ['below_slider', 'above_footer'],
  property_listing: ['below_breadcrumb', 'sidebar_below_filters', 'above_footer'],
  property_detail: ['above_breadcrumb', 'sidebar_below_mortgage_loan_calculator', 'above_footer'],
} as const

export const AD_PAGES = [
  'homepage',
  'property_listing',
  'property_detail',
] as const satisfies (keyof typeof AD_PLACEMENTS)[]
export const AD_PLATFORMS = ['web', 'app'] as const
export const AD_TYPES = ['image', 'property', 'link'] as const

export type AdPage = (typeof AD_PAGES)[number]
export type AdPlacement = (typeof AD_PLACEMENTS)[AdPage][number]

/** All placements without repetition, in page order. */
export const ALL_PLACEMENTS: readonly AdPlacement[] = [...new Set(Object.values(AD_PLACEMENTS).flat())]

/** Whether a page has this placement. */
export const isPlacedOn = (page: string, placement: string): boolean =>
  Object.hasOwn(AD_PLACEMENTS, page) && (AD_PLACEMENTS[page as AdPage] as readonly string[]).includes(placement)
