import { Link } from 'react-router'
import type { Output } from '#contract/endpoint.ts'
import { getFeaturedData } from '#contract/promotions.ts'
import { pageOf } from '#web/api/page-context.ts'
import { AccountFrame, SignInFirst } from '#web/features/accounts/account-frame.tsx'
import { GroupLinks } from '#web/features/owner/group-links.tsx'
import { RemovePromotion } from '#web/features/owner/remove-promotion.tsx'
import { useDay } from '#web/features/owner/use-day.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { type TextKey, translator } from '#web/i18n/translate.ts'
import { Photo } from '#web/parts/photo.tsx'
import { paths } from '#web/paths.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/promotions-page'
import '#web/i18n/accounts-nav/pack.ts'
import '#web/i18n/owner/pack.ts'

const PAGE_SIZE = 20
const REJECTED = 2
const OVER = 3
/** By the wire's numbers: active, pending, rejected, expired. */
const TONE: Record<number, BadgeTone> = { 0: 'good', 1: 'warn', 2: 'bad', 3: 'plain' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const type = url.searchParams.get('type') === 'project' ? ('project' as const) : ('property' as const)
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1))
  const offset = Math.min((page - 1) * PAGE_SIZE, 1_000_000)
  return {
    type,
    page,
    found: isSignedIn ? await api(getFeaturedData, { type, offset, limit: PAGE_SIZE }) : null,
    meta: pageMeta({
      title: t('account-nav.advertisements'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('owner.adverts-text'),
      url: baseUrl + paths.advertisements(),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function AdvertisementsPage({ loaderData: { type, page, found } }: Route.ComponentProps) {
  const { t } = useText()
  const hrefOf = (to: number) =>
    paths.advertisements(
      new URLSearchParams({
        ...(type === 'project' && { type }),
        ...(to > 1 && { page: String(to) }),
      }).toString(),
    )
  return (
    <AccountFrame current="advertisements" title={t('account-nav.advertisements')} text={t('owner.adverts-text')}>
      {found ? (
        <div className="grid gap-6">
          <GroupLinks
            label={t('owner.groups')}
            links={[
              { label: t('owner.homes'), href: paths.advertisements(), isCurrent: type === 'property' },
              { label: t('owner.projects'), href: paths.advertisements('type=project'), isCurrent: type === 'project' },
            ]}
          />
          {found.data.length === 0 && (
            <EmptyState
              drawing="house"
              title={t('owner.adverts-empty')}
              text={t('owner.adverts-empty-text')}
              action={
                <LinkButton kind="primary" to={type === 'property' ? paths.ownProperties() : paths.ownProjects()}>
                  {t(type === 'property' ? 'account-nav.properties' : 'account-nav.projects')}
                </LinkButton>
              }
            />
          )}
          <ul className="grid gap-4 empty:hidden">
            {found.data.map((advert) => (
              <li key={advert.id}>
                <PromotionRow advert={advert} />
              </li>
            ))}
          </ul>
          <Pagination current={page} last={Math.ceil(found.total / PAGE_SIZE)} hrefOf={hrefOf} />
        </div>
      ) : (
        <SignInFirst title={t('owner.gate')} next={paths.advertisements()} />
      )}
    </AccountFrame>
  )
}

function PromotionRow({ advert }: { advert: Output<typeof getFeaturedData>[number] }) {
  const { t } = useText()
  const day = useDay()
  const { property, project, status, reason } = advert
  const listing = (property ?? project)!
  const image = property ? property.title_image : project!.image
  return (
    <article className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4 rounded-lg border border-line bg-surface p-4">
      <div className="overflow-hidden rounded-md">
        <Photo src={image} alt="" sizes="6rem" ratio="4 / 3" />
      </div>
      <div className="grid gap-1.5">
        <p>
          <Badge tone={TONE[status] ?? 'plain'}>{t(`owner.advert-${status}` as TextKey)}</Badge>
        </p>
        <h2 className="text-base break-words">
          <Link
            to={property ? paths.myProperty(listing.slug_id) : paths.myProject(listing.slug_id)}
            className="underline-offset-4 hover:underline"
          >
            <bdi>{listing.title}</bdi>
          </Link>
        </h2>
        <p className="figures text-sm text-ink-soft">
          {status === REJECTED && advert.decided_at
            ? t('owner.rejected-on', { date: day(advert.decided_at) })
            : t('owner.from-to', { from: day(advert.start_date), to: day(advert.end_date) })}
        </p>
        {reason && <p className="rounded-md bg-bad-soft p-3 text-sm text-bad">{t('owner.reason', { reason })}</p>}
        {status !== OVER && (
          <div>
            <RemovePromotion id={advert.id} title={listing.title} />
          </div>
        )}
      </div>
    </article>
  )
}
