import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import type { ListingWords } from '#web/parts/listing-words.ts'
import { Photo } from '#web/parts/photo.tsx'
import { VerifiedMark } from '#web/parts/verified-mark.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChangesTable } from './changes-table.tsx'
import { RejectForm } from './reject-form.tsx'
import { useDecision } from './use-decision.ts'
import { KIND_NAMES, type Waiting } from './waiting.ts'

interface Props {
  item: Waiting
  words: ListingWords
  /** Called when it was decided about, so that the cursor goes on to the next. */
  onDone: () => void
}

/** One thing that waits: what it is, from whom, and the two answers. */
export function WaitingItem({ item, words, onDone }: Props) {
  const { t } = useText()
  const { decide, isBusy, problem, refresh } = useDecision(item, onDone)
  const [isRejecting, setRejecting] = useState(false)
  const rejectButton = useRef<HTMLDivElement>(null)
  const cancel = () => {
    setRejecting(false)
    requestAnimationFrame(() => rejectButton.current?.querySelector<HTMLElement>('button:last-of-type')?.focus())
  }
  return (
    <article className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[12rem_1fr]">
      <div className="self-start overflow-hidden rounded-md">
        <Photo
          src={item.image}
          width={item.image_width}
          height={item.image_height}
          blur={item.image_blur}
          alt=""
          sizes="(min-width: 640px) 12rem, 100vw"
          ratio="4 / 3"
        />
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <Facts item={item} words={words} />
        {item.changes.length > 0 && <ChangesTable changes={item.changes} />}
        {problem && (
          <p role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-bad-soft p-3 text-sm text-bad">
            {problem}
            <Button size="small" onClick={refresh}>
              {t('moderation.again')}
            </Button>
          </p>
        )}
        {isRejecting ? (
          <RejectForm isBusy={isBusy} onSend={(reason) => decide({ decision: 'reject', reason })} onCancel={cancel} />
        ) : (
          <div ref={rejectButton} className="flex flex-wrap gap-3">
            <Button
              kind="primary"
              icon="check"
              busy={isBusy}
              aria-label={t('moderation.approve-named', { title: item.title })}
              onClick={() => decide({ decision: 'approve' })}
            >
              {t('moderation.approve')}
            </Button>
            <Button
              disabled={isBusy}
              aria-label={t('moderation.reject-named', { title: item.title })}
              onClick={() => setRejecting(true)}
            >
              {t('moderation.reject')}
            </Button>
          </div>
        )}
      </div>
    </article>
  )
}

function Facts({ item, words }: Pick<Props, 'item' | 'words'>) {
  const { t, language } = useText()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const address = item.property_id === null ? paths.project(item.slug_id) : paths.property(item.slug_id)
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <Badge tone="warn">{t(KIND_NAMES[item.kind])}</Badge>
        {t('moderation.since', { date: day.format(new Date(item.submitted_at)) })}
      </p>
      <h2 className="text-lg">
        <Link
          to={address}
          className="underline underline-offset-4"
          aria-label={t('moderation.open', { title: item.title })}
        >
          {item.title}
        </Link>
      </h2>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <bdi>{[item.category, item.city, item.country].filter(Boolean).join(' · ')}</bdi>
        {item.price !== null && <strong className="figures">{words.price(item.price, item.rentduration)}</strong>}
      </p>
      <p className="flex items-center gap-1.5 text-sm text-ink-soft">
        {item.owner ? t('moderation.by', { name: item.owner.name }) : t('moderation.by-site')}
        {item.owner?.is_verified && <VerifiedMark />}
      </p>
    </div>
  )
}
