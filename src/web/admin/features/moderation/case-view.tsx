import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { Photo } from '#web/parts/photo.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ChangesTable } from './changes-table.tsx'
import { RiskBadges } from './risk-badges.tsx'
import { type Case, KIND_NAMES } from './waiting.ts'

interface Props {
  found: Case
  words: ListingLabels
  /** Shown in place of photos and text where there are none. */
  children?: ReactNode
}

/** The reviewed content, as visitors would see it. */
export function CaseView({ found, words, children }: Props) {
  const { t, language } = useText()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const address =
    found.kind === 'verification'
      ? paths.admin(`people/${found.owner?.id}`)
      : found.property_id === null
        ? paths.project(found.slug_id)
        : paths.property(found.slug_id)
  return (
    <div className="grid min-w-0 content-start gap-6">
      <header className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Badge tone="warn">{t(KIND_NAMES[found.kind])}</Badge>
          {t('moderation.since', { date: day.format(new Date(found.submitted_at)) })}
        </p>
        <h1 className="text-2xl break-words">
          <Link
            to={address}
            className="underline underline-offset-4"
            aria-label={t('moderation.open', { title: found.title })}
          >
            <bdi>{found.title}</bdi>
          </Link>
        </h1>
        <p className="flex flex-wrap gap-x-3 text-sm">
          {found.price !== null && <strong className="figures">{words.price(found.price, found.rentduration)}</strong>}
          <span className="text-ink-soft">
            <bdi>{[found.category, found.address, found.city, found.country].filter(Boolean).join(' · ')}</bdi>
          </span>
        </p>
        <RiskBadges item={found} />
      </header>
      {found.changes.length > 0 && <ChangesTable changes={found.changes} />}
      {found.kind === 'verification' ? children : <ListingParts found={found} />}
    </div>
  )
}

function ListingParts({ found }: { found: Case }) {
  const { t } = useText()
  return (
    <>
      <section className="grid gap-3">
        <h2 className="text-lg">{t('moderation.photos')}</h2>
        {found.photos.length === 0 && <p className="text-sm text-ink-soft">{t('moderation.no-photos')}</p>}
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {found.photos.map((photo, at) => (
            <li key={photo.id} className="overflow-hidden rounded-md">
              <Photo
                src={photo.image}
                width={photo.width}
                height={photo.height}
                blur={photo.blur}
                alt={t('moderation.photo', { number: at + 1 })}
                sizes="(min-width: 640px) 20rem, 50vw"
                ratio="4 / 3"
              />
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-2">
        <h2 className="text-lg">{t('moderation.description')}</h2>
        <p dir="auto" className="max-w-[68ch] text-sm whitespace-pre-line break-words">
          {found.description}
        </p>
      </section>
    </>
  )
}
