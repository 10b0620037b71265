import type { AdPlacement } from '#domain/ad-placements.ts'
import { AdBanner } from '#web/parts/ad-banner.tsx'
import { paths } from '#web/paths.ts'
import type { PageBanner } from './load.ts'

interface Props {
  banners: readonly PageBanner[]
  placement: AdPlacement
}

/** The banner of one placement, or nothing. */
export function BannerAt({ banners, placement }: Props) {
  const banner = banners.find((one) => one.placement === placement)
  if (!banner) return null
  return (
    <AdBanner
      banner={banner}
      href={banner.slug ? paths.property(banner.slug) : undefined}
      isNarrow={placement.startsWith('sidebar_')}
      priority={placement === 'above_breadcrumb'}
    />
  )
}
