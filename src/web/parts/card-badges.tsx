import type { TextKey, Translate } from '#web/i18n/translate.ts'

/** The badges on a card's photo. */
export function CardBadges({ badges, t }: { badges: readonly TextKey[]; t: Translate }) {
  if (badges.length === 0) return null
  return (
    <p className="card-badges">
      {badges.map((badge) => (
        <span key={badge} className={badge === 'badge.price-down' ? 'badge text-clay' : 'badge'}>
          {t(badge)}
        </span>
      ))}
    </p>
  )
}
