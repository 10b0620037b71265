import { data } from 'react-router'
import { getPersonalisedFields, getUserRecommendation } from '#contract/recommendations.ts'
import { pageOf } from '#web/api/page-context.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import type { TextKey } from '#web/i18n/translate.ts'
import { translator } from '#web/i18n/translate.ts'
import { pageNumber } from '#web/parts/address-params.ts'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { PropertyCard } from '#web/parts/property-card.tsx'
import { cardView } from '#web/parts/property-card-data.ts'
import { BecauseLine } from '#web/parts/recommendation-reason.tsx'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/recommended-page'
import '#web/i18n/recommendations/pack.ts'

const PAGE_SIZE = 24

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const page = pageNumber(url.searchParams)
  const [kept, found] = isSignedIn
    ? await Promise.all([
        api(getPersonalisedFields, {}),
        api(getUserRecommendation, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
      ])
    : [null, null]
  if (page > 1 && found?.data.length === 0) throw data(null, { status: 404 })
  return {
    homes: found?.data.map((home) => ({ ...cardView(home), because: home.because })) ?? [],
    total: found?.total ?? 0,
    page,
    lack: lackOf(isSignedIn, kept !== null && 'user_id' in kept),
    meta: pageMeta({
      title: t('recommended.title'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('likes.text'),
      url: baseUrl + paths.recommended(),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

type Lack = 'account' | 'likes' | 'homes'

/** The empty state where no home is shown. */
const lackOf = (isSignedIn: boolean, hasLikes: boolean): Lack =>
  isSignedIn ? (hasLikes ? 'homes' : 'likes') : 'account'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function RecommendedPage({ loaderData: { homes, total, page, lack } }: Route.ComponentProps) {
  const { t } = useText()
  const words = useListingLabels(useRoot().settings)
  return (
    <main id="content" className="wrap-page pb-16">
      <PageHead title={t('recommended.title')} text={total > 0 && t('recommended.count', { count: total })}>
        {lack !== 'account' && (
          <a href={paths.likes()} className="justify-self-start py-1 text-sm text-link">
            {t('because.change')}
          </a>
        )}
      </PageHead>
      {homes.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-5 gap-y-9">
          {homes.map((home) => (
            <li key={home.id}>
              <PropertyCard home={home} words={words} />
              <BecauseLine because={home.because} />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing lack={lack} />
      )}
      <div className="mt-10">
        <Pagination
          current={page}
          last={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(to) => paths.recommended(to > 1 ? `page=${to}` : '')}
        />
      </div>
    </main>
  )
}

const WORDS: Record<Lack, { title: TextKey; text: TextKey; action: TextKey; to: string }> = {
  account: {
    title: 'likes.gate-title',
    text: 'likes.gate-text',
    action: 'account.sign-in',
    to: paths.signIn(paths.recommended()),
  },
  likes: {
    title: 'recommended.unset-title',
    text: 'recommended.unset-text',
    action: 'likes.title',
    to: paths.likes(),
  },
  homes: {
    title: 'recommended.none-title',
    text: 'recommended.none-text',
    action: 'because.change',
    to: paths.likes(),
  },
}

function Nothing({ lack }: { lack: Lack }) {
  const { t } = useText()
  const { title, text, action, to } = WORDS[lack]
  return (
    <EmptyState
      drawing="heart"
      title={t(title)}
      text={t(text)}
      action={
        <LinkButton kind="primary" to={to}>
          {t(action)}
        </LinkButton>
      }
    />
  )
}
