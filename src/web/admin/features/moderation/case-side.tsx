import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import type { TextKey } from '#web/i18n/translate.ts'
import { Photo } from '#web/parts/photo.tsx'
import { VerifiedMark } from '#web/parts/verified-mark.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CaseHistory } from './case-history.tsx'
import type { Case } from './waiting.ts'

/** The context of a case: notes of owner, staff and reporters, risk signals, the account, the history. */
export function CaseSide({ found }: { found: Case }) {
  const { t } = useText()
  return (
    <div className="grid min-w-0 content-start gap-4">
      {found.appeal && (
        <Panel title={t('moderation.appeal-title')}>
          <p dir="auto">{found.appeal.text}</p>
          <p className="text-ink-soft">{t('moderation.appeal-against', { reason: found.appeal.against })}</p>
        </Panel>
      )}
      {found.note && (
        <Panel title={t('moderation.note-title')}>
          <p dir="auto">{found.note}</p>
        </Panel>
      )}
      {found.reported.length > 0 && <Reported found={found} />}
      <Findings findings={found.findings} />
      <Account found={found} />
      <Panel title={t('moderation.history')}>
        <CaseHistory history={found.history} />
      </Panel>
    </div>
  )
}

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3 rounded-lg border border-line bg-surface p-4 text-sm break-words">
    <h2 className="text-base">{title}</h2>
    {children}
  </section>
)

function Reported({ found }: { found: Case }) {
  const { t } = useText()
  return (
    <Panel title={t('moderation.said')}>
      <ul className="grid gap-3">
        {found.reported.map(({ id, by, reason, message, status }) => (
          <li key={id} className="grid gap-1 border-t border-line pt-3 first:border-0 first:pt-0">
            <p className="flex flex-wrap items-center gap-2">
              <bdi className="font-semibold">{by}</bdi>
              <Badge tone={status === 'open' ? 'warn' : 'plain'}>{t(`moderation.report-${status}`)}</Badge>
            </p>
            {reason && <p>{reason}</p>}
            {message && <p dir="auto">{message}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Findings({ findings }: { findings: Case['findings'] }) {
  const { t } = useText()
  return (
    <Panel title={t('moderation.why')}>
      {findings.length === 0 && <p className="text-ink-soft">{t('moderation.no-risk')}</p>}
      <ul className="grid gap-4">
        {findings.map(({ reason, listing, photo, other_photo, person }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same reason may be found twice, and the list never changes.
          <li key={at} className="grid gap-2">
            <strong>{t(`moderation.risk-${reason}` as TextKey)}</strong>
            {photo && other_photo && (
              <div className="grid grid-cols-2 gap-2">
                <Compared photo={photo} label={t('moderation.this-photo')} />
                <Compared photo={other_photo} label={t('moderation.that-photo')} />
              </div>
            )}
            {listing && (
              <Link
                to={listing.is_project ? paths.project(listing.slug_id) : paths.property(listing.slug_id)}
                className="underline underline-offset-4"
              >
                {t('moderation.like', { title: listing.title, owner: listing.owner || t('moderation.by-nobody') })}
              </Link>
            )}
            {person && <bdi>{person.name}</bdi>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Compared = ({ photo, label }: { photo: NonNullable<Case['findings'][number]['photo']>; label: string }) => (
  <figure className="grid gap-1">
    <div className="overflow-hidden rounded-md">
      <Photo
        src={photo.image}
        width={photo.width}
        height={photo.height}
        blur={photo.blur}
        alt=""
        sizes="10rem"
        ratio="4 / 3"
      />
    </div>
    <figcaption className="text-xs text-ink-soft">{label}</figcaption>
  </figure>
)

function Account({ found: { owner, account } }: { found: Case }) {
  const { t, language } = useText()
  if (!owner || !account) return null
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const facts = [
    [t('people.kind'), t(`people.kind-${account.account_type}`)],
    ...(account.requested_account_type
      ? [[t('people.type-requested'), t(`people.kind-${account.requested_account_type}`)] as const]
      : []),
    [t('moderation.joined'), day.format(new Date(account.joined_at))],
    [t('moderation.listings'), account.listings],
    [t('moderation.refused'), account.refused],
    [t('moderation.reported-before'), account.reported],
  ] as const
  return (
    <Panel title={t('moderation.account')}>
      <p className="flex items-center gap-1.5 font-semibold">
        <bdi>{owner.name}</bdi>
        {owner.is_verified && <VerifiedMark />}
      </p>
      {!account.is_active && <Badge tone="bad">{t('moderation.switched-off')}</Badge>}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
