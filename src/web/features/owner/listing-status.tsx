import type { OwnListing } from '#contract/owner.ts'
import { PROMOTION_CODES } from '#domain/promotion-status.ts'
import { listingStatusOf } from '#domain/property-status.ts'
import { useText } from '#web/i18n/text.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { stateOf } from './own-actions.ts'
import { useDay } from './use-day.ts'

const TONE: Record<Exclude<ReturnType<typeof listingStatusOf>, 'approved' | 'sell' | 'rent'>, BadgeTone> = {
  pending: 'warn',
  rejected: 'bad',
  active: 'good',
  inactive: 'plain',
  expired: 'bad',
  sold: 'plain',
  rented: 'plain',
}

/** The status of a listing, in a few words. */
export function Standing({ listing }: { listing: OwnListing }) {
  const { t } = useText()
  const day = useDay()
  const standing = listingStatusOf(stateOf(listing)) as keyof typeof TONE
  const advert = listing.advertisement
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={TONE[standing]}>{t(`owner.standing-${standing}`)}</Badge>
      {standing === 'active' && (listing.freshness === 'aging' || listing.freshness === 'sunk') && (
        <Badge tone="warn" icon="clock">
          {t('owner.aging')}
        </Badge>
      )}
      {listing.revision && (
        <Badge tone={listing.revision === 'pending' ? 'warn' : 'bad'}>{t(`owner.revision-${listing.revision}`)}</Badge>
      )}
      {listing.is_private && <Badge icon="lock">{t('owner.private')}</Badge>}
      {listing.is_premium && <Badge tone="clay">{t('owner.premium')}</Badge>}
      {advert?.status === PROMOTION_CODES.approved && (
        <Badge tone="clay" icon="star">
          {t('owner.featured', { date: day(advert.end_date) })}
        </Badge>
      )}
    </p>
  )
}
