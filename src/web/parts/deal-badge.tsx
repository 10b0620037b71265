import { useText } from '#web/i18n/text.tsx'
import { Badge } from '#web/ui/badge.tsx'

type Deal = 'sell' | 'rent' | 'sold' | 'rented'

/** For sale or for rent, in the operator's colours; sold and rented are plain. */
export function DealBadge({ deal }: { deal: Deal }) {
  const { t } = useText()
  if (deal !== 'sell' && deal !== 'rent') return <Badge>{t(`status.${deal}`)}</Badge>
  return (
    <span className={deal === 'sell' ? 'badge bg-sell-soft text-sell' : 'badge bg-rent-soft text-rent'}>
      {t(`status.${deal}`)}
    </span>
  )
}
