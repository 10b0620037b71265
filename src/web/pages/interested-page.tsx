import { data } from 'react-router'
import { getInterestedUsers } from '#contract/favourites.ts'
import { pageOf } from '#web/api/page-context.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/interested-page'
import '#web/i18n/favourites/pack.ts'

const PAGE_SIZE = 20

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page')) || 1))
  const found = isSignedIn
    ? await api(getInterestedUsers, {
        slug_id: params.slug,
        offset: Math.min((page - 1) * PAGE_SIZE, 1_000_000),
        limit: PAGE_SIZE,
      }).catch((error: unknown) => {
        // Another user's listing and an unknown one get the same response.
        if (isRefusal(error)) throw data(null, { status: 404 })
        throw error
      })
    : null
  const title = found ? t('interest.list-title', { title: found.title }) : t('interest.title')
  return {
    title,
    people: found?.data ?? [],
    total: found?.total ?? 0,
    writeAbout: found?.is_own ? found.property_id : null,
    page,
    slug: params.slug,
    isSignedIn,
    meta: pageMeta({
      title,
      siteName: settings.company_name ?? 'Lintel',
      description: t('interest.list-empty-text'),
      url: baseUrl + paths.interested(params.slug),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function InterestedPage({ loaderData }: Route.ComponentProps) {
  const { title, people, total, writeAbout, page, slug, isSignedIn } = loaderData
  const { t, language } = useText()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <main id="content" className="wrap-page pb-16">
      <PageHead title={title} text={total > 0 && t('interest.count', { count: total })}>
        <p className="text-sm">
          <a href={paths.property(slug)} className="underline underline-offset-4">
            {t('interest.to-home')}
          </a>
        </p>
      </PageHead>
      {isSignedIn ? (
        people.length === 0 && (
          <EmptyState drawing="heart" title={t('interest.list-empty-title')} text={t('interest.list-empty-text')} />
        )
      ) : (
        <EmptyState
          drawing="heart"
          title={t('interest.gate-title')}
          action={
            <LinkButton kind="primary" to={paths.signIn(paths.interested(slug))}>
              {t('account.sign-in')}
            </LinkButton>
          }
        />
      )}
      <ul className="grid gap-3">
        {people.map((person) => (
          <li
            key={person.id}
            className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface p-4"
          >
            <Avatar name={person.name} src={person.profile} />
            <div className="grid min-w-0 flex-1">
              <span className="font-semibold">{person.name}</span>
              <span className="text-sm text-ink-soft">
                {t('interest.since', { date: day.format(new Date(person.interested_at)) })}
              </span>
            </div>
            {person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
            {person.mobile && <a href={`tel:+${person.mobile}`}>{person.mobile}</a>}
            {writeAbout !== null && (
              <LinkButton size="small" icon="message-circle" to={paths.chat(person.id, writeAbout)}>
                {t('interest.write-to', { name: person.name })}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      <Pagination
        current={page}
        last={Math.ceil(total / PAGE_SIZE)}
        hrefOf={(to) => `${paths.interested(slug)}${to > 1 ? `?page=${to}` : ''}`}
      />
    </main>
  )
}
