import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { Photo } from '#web/parts/photo.tsx'
import { VerifiedMark } from '#web/parts/verified-mark.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { RiskBadges } from './risk-badges.tsx'
import { KIND_NAMES, type Waiting } from './waiting.ts'

interface Props {
  item: Waiting
  words: ListingLabels
  /** The checkbox that selects the case. */
  choice?: ReactNode
}

/** One pending case: its kind, its sender, and its risk. */
export function QueueRow({ item, words, choice }: Props) {
  const { t, language } = useText()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <article className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="self-start overflow-hidden rounded-md">
        <Photo
          src={item.image}
          width={item.image_width}
          height={item.image_height}
          blur={item.image_blur}
          alt=""
          sizes="8rem"
          ratio="4 / 3"
        />
      </div>
      <div className="grid min-w-0 content-start gap-1.5">
        <div className="flex items-start justify-between gap-3">
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            <Badge tone="warn">{t(KIND_NAMES[item.kind])}</Badge>
            {t('moderation.since', { date: day.format(new Date(item.submitted_at)) })}
          </p>
          {choice}
        </div>
        <h2 className="text-base break-words">
          <Link to={paths.moderationCase(item)} className="underline underline-offset-4">
            <bdi>{item.title}</bdi>
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span>
            <bdi>{[item.category, item.city, item.country].filter(Boolean).join(' · ')}</bdi>
          </span>
          {item.price !== null && (
            <strong className="figures text-ink">{words.price(item.price, item.rentduration)}</strong>
          )}
          <span className="inline-flex items-center gap-1.5">
            {item.owner ? t('moderation.by', { name: item.owner.name }) : t('moderation.by-site')}
            {item.owner?.is_verified && <VerifiedMark />}
          </span>
        </p>
        <RiskBadges item={item} />
      </div>
    </article>
  )
}
