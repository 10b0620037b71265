import { listDrafts } from '#contract/drafts.ts'
import { ownListings } from '#contract/owner.ts'
import { OWN_GROUPS } from '#domain/listing-status-groups.ts'
import { pageOf } from '#web/api/page-context.ts'
import { AccountFrame, SignInFirst } from '#web/features/accounts/account-frame.tsx'
import { GroupLinks } from '#web/features/owner/group-links.tsx'
import { OwnList } from '#web/features/owner/own-list.tsx'
import { OwnSearch } from '#web/features/owner/own-search.tsx'
import { UnfinishedList } from '#web/features/owner/unfinished-list.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/own-listings-page'
import '#web/i18n/accounts-nav/pack.ts'
import '#web/i18n/publishing-requirements/pack.ts'
import '#web/i18n/owner/pack.ts'

const PAGE_SIZE = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const kind = url.pathname.startsWith(paths.ownProjects()) ? ('project' as const) : ('property' as const)
  const group = OWN_GROUPS.find((word) => word === url.searchParams.get('group')) ?? null
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 120)
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1))
  const head = {
    kind,
    group,
    search,
    page,
    meta: pageMeta({
      title: t(kind === 'property' ? 'account-nav.properties' : 'account-nav.projects'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('owner.empty-text'),
      url: baseUrl + url.pathname,
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
  if (!isSignedIn) return { ...head, found: null, drafts: [] }
  const offset = Math.min((page - 1) * PAGE_SIZE, 1_000_000)
  const [found, drafts] = await Promise.all([
    api(ownListings, { kind, ...(group && { group }), ...(search && { search }), offset, limit: PAGE_SIZE }),
    api(listDrafts, { kind }),
  ])
  return { ...head, found, drafts }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function OwnListingsPage({ loaderData }: Route.ComponentProps) {
  const { kind, group, search, page, found, drafts } = loaderData
  const { t } = useText()
  const words = useListingLabels(useRoot().settings)
  const isHomes = kind === 'property'
  const pathOf = isHomes ? paths.ownProperties : paths.ownProjects
  const add = (
    <>
      <LinkButton kind="primary" icon="plus" to={isHomes ? paths.addProperty() : paths.addProject()}>
        {t(isHomes ? 'owner.add-property' : 'owner.add-project')}
      </LinkButton>
      {isHomes && <LinkButton to={paths.imports()}>{t('owner.import')}</LinkButton>}
    </>
  )
  const frame = {
    current: isHomes ? ('properties' as const) : ('projects' as const),
    title: t(isHomes ? 'account-nav.properties' : 'account-nav.projects'),
  }
  if (!found)
    return (
      <AccountFrame {...frame}>
        <SignInFirst title={t('owner.gate')} next={pathOf()} />
      </AccountFrame>
    )
  const groups = [null, ...OWN_GROUPS].filter((word) => isHomes || word !== 'gone')
  return (
    <AccountFrame {...frame} action={add}>
      <div className="grid gap-6">
        <UnfinishedList kind={kind} drafts={drafts} />
        <GroupLinks
          label={t('owner.groups')}
          links={groups.map((word) => ({
            label: t(`owner.group-${word ?? 'all'}`),
            href: pathOf(word ? `group=${word}` : ''),
            isCurrent: word === group,
            count: found.counts[word ?? 'all'],
          }))}
        />
        {found.counts.all > 0 && <OwnSearch key={`${kind} ${group} ${search}`} search={search} group={group} />}
        {found.data.length > 0 ? (
          <OwnList key={`${kind} ${group} ${search} ${page}`} kind={kind} listings={found.data} words={words} isBulk />
        ) : (
          <EmptyState
            drawing="house"
            title={t(search ? 'owner.none-found' : found.counts.all > 0 ? 'owner.none-here' : 'owner.empty-title')}
            {...(found.counts.all === 0 && { text: t('owner.empty-text'), action: add })}
          />
        )}
        <Pagination
          current={page}
          last={Math.ceil(found.total / PAGE_SIZE)}
          hrefOf={(to) =>
            pathOf(
              new URLSearchParams({
                ...(group && { group }),
                ...(search && { search }),
                ...(to > 1 && { page: String(to) }),
              }).toString(),
            )
          }
        />
      </div>
    </AccountFrame>
  )
}
