import type { PropertyKind } from '#domain/property-status.ts'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'

export const SIMILAR = 'similar'

/** Says that a home is no longer offered, and leads to similar ones. */
export function OffMarket({ deal, hasSimilar }: { deal: PropertyKind; hasSimilar: boolean }) {
  const { t } = useText()
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-warn-soft px-4 py-3 text-sm">
      <Icon name="info" size={18} className="shrink-0" />
      <span>{t(deal === 'rented' || deal === 'rent' ? 'listing.off-market-rented' : 'listing.off-market-sold')}</span>
      {hasSimilar && (
        <a href={`#${SIMILAR}`} className="text-link">
          {t('listing.see-similar')}
        </a>
      )}
    </p>
  )
}
