import { getFavouriteProperty } from '#contract/favourites.ts'
import { useOfflineCopies } from '#web/api/offline-copies.ts'
import { pageOf } from '#web/api/page-context.ts'
import { AccountFrame } from '#web/features/accounts/account-frame.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { PropertyCard } from '#web/parts/property-card.tsx'
import { cardView } from '#web/parts/property-card-data.ts'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/favourites-page'
import '#web/i18n/accounts-nav/pack.ts'
import '#web/i18n/favourites/pack.ts'

const PAGE_SIZE = 24

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page')) || 1))
  const saved = isSignedIn
    ? await api(getFavouriteProperty, {
        latest_first: '1',
        offset: Math.min((page - 1) * PAGE_SIZE, 1_000_000),
        limit: PAGE_SIZE,
      })
    : null
  return {
    homes: saved?.data.map(cardView) ?? [],
    total: saved?.total ?? 0,
    page,
    isSignedIn,
    meta: pageMeta({
      title: t('favourite.title'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('favourite.empty-text'),
      url: baseUrl + paths.favourites(),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  const { homes, total, page, isSignedIn } = loaderData
  const { t } = useText()
  const words = useListingLabels(useRoot().settings)
  const isKept = isSignedIn && page === 1
  useOfflineCopies(isKept ? [paths.favourites(), ...homes.map((home) => paths.property(home.slug_id))] : [], {
    isAll: true,
  })
  return (
    <AccountFrame current="saved" title={t('favourite.title')} text={total > 0 && t('agent.homes', { count: total })}>
      {homes.length > 0 && <h2 className="sr-only">{t('favourite.title')}</h2>}
      {homes.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-5 gap-y-9">
          {homes.map((home) => (
            <li key={home.id}>
              <PropertyCard home={home} words={words} />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing isSignedIn={isSignedIn} />
      )}
      <Pagination
        current={page}
        last={Math.ceil(total / PAGE_SIZE)}
        hrefOf={(to) => `${paths.favourites()}${to > 1 ? `?page=${to}` : ''}`}
      />
    </AccountFrame>
  )
}

function Nothing({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useText()
  return isSignedIn ? (
    <EmptyState
      drawing="heart"
      title={t('favourite.empty-title')}
      text={t('favourite.empty-text')}
      action={
        <LinkButton kind="primary" to={paths.properties()}>
          {t('favourite.explore')}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      drawing="heart"
      title={t('favourite.gate-title')}
      text={t('favourite.gate-text')}
      action={
        <LinkButton kind="primary" to={paths.signIn(paths.favourites())}>
          {t('account.sign-in')}
        </LinkButton>
      }
    />
  )
}
