import { useRef } from 'react'
import { Link } from 'react-router'
import { listModeration } from '#contract/moderation.ts'
import { MODERATED, type ModeratedKind } from '#domain/moderated.ts'
import { WaitingItem } from '#web/admin/features/moderation/waiting-item.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { useListingWords } from '#web/parts/listing-words.ts'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/moderation-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/moderation/pack.ts'

const PAGE_SIZE = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const kind = MODERATED.find((word) => word === url.searchParams.get('kind'))
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1))
  const offset = Math.min((page - 1) * PAGE_SIZE, 1_000_000)
  const found = isSignedIn ? await staffOnly(api(listModeration, { kind, offset, limit: PAGE_SIZE })) : null
  return {
    found,
    kind: kind ?? null,
    page,
    meta: pageMeta({
      title: t('moderation.title'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('moderation.text'),
      url: baseUrl + paths.moderation(),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ModerationPage({ loaderData }: Route.ComponentProps) {
  const { found, kind, page } = loaderData
  const { settings } = useRoot()
  const words = useListingWords(settings)
  const { t } = useText()
  const list = useRef<HTMLUListElement>(null)
  // The thing that had the cursor is gone; what takes its place gets it.
  const goOn = () => requestAnimationFrame(() => list.current?.focus())
  if (!found) return null
  return (
    <>
      <AdminHead title={t('moderation.title')} text={t('moderation.text')} />
      <Kinds kind={kind} counts={found.counts} />
      {found.data.length === 0 && (
        <EmptyState drawing="search" title={t('moderation.empty-title')} text={t('moderation.empty-text')} />
      )}
      <ul ref={list} tabIndex={-1} aria-label={t('moderation.title')} className="my-6 grid gap-4 outline-offset-4">
        {found.data.map((item) => (
          <li key={`${item.kind} ${item.id} ${item.version}`}>
            <WaitingItem item={item} words={words} onDone={goOn} />
          </li>
        ))}
      </ul>
      <Pagination
        current={page}
        last={Math.ceil(found.total / PAGE_SIZE)}
        hrefOf={(to) => paths.moderation({ kind, page: to })}
      />
    </>
  )
}

type Counts = NonNullable<Route.ComponentProps['loaderData']['found']>['counts']

function Kinds({ kind, counts }: { kind: ModeratedKind | null; counts: Counts }) {
  const { t } = useText()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const links = [
    { word: null, label: t('moderation.all'), count: all },
    ...MODERATED.map((word) => ({ word, label: t(`moderation.${word}`), count: counts[word] })),
  ]
  return (
    <nav aria-label={t('moderation.kinds')} className="scroll-row flex gap-2 whitespace-nowrap">
      {links.map(({ word, label, count }) => (
        <Link
          key={label}
          to={paths.moderation({ kind: word })}
          aria-current={word === kind ? 'page' : undefined}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-sm no-underline aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
        >
          {label}
          <span className="figures">{count}</span>
        </Link>
      ))}
    </nav>
  )
}
