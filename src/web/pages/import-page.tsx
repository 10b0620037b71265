import { useState } from 'react'
import { data, useRevalidator } from 'react-router'
import { getImport, type ListingImport, listImportRows, listImports } from '#contract/imports.ts'
import { pageOf } from '#web/api/page-context.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { AccountFrame, SignInFirst } from '#web/features/account/account-frame.tsx'
import { useOwnToken } from '#web/features/account/token.ts'
import { ErrorsFile } from '#web/features/imports/errors-file.tsx'
import { ImportProgress } from '#web/features/imports/import-progress.tsx'
import { MappingForm } from '#web/features/imports/mapping-form.tsx'
import { type ImportedRow, RowsTable } from '#web/features/imports/rows-table.tsx'
import { RunPanel } from '#web/features/imports/run-panel.tsx'
import { isAtWork, useLatest } from '#web/features/imports/use-latest.ts'
import { GroupLinks } from '#web/features/owner/group-links.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/import-page'
import '#web/i18n/account-nav/pack.ts'
import '#web/i18n/imports/pack.ts'

const PAGE_SIZE = 50
const OUTCOMES = ['error', 'created', 'changed', 'withdrawn', 'unchanged'] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const outcome = OUTCOMES.find((word) => word === url.searchParams.get('outcome')) ?? null
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1))
  const offset = Math.min((page - 1) * PAGE_SIZE, 1_000_000)
  const id = Number(params.id)
  const absent = (error: unknown) => {
    if (isRefusal(error)) throw data(null, { status: 404 })
    throw error
  }
  const own = isSignedIn
    ? await Promise.all([
        api(getImport, { id }),
        api(listImportRows, { id, ...(outcome && { outcome }), offset, limit: PAGE_SIZE }),
        api(listImports, {}),
      ]).catch(absent)
    : null
  return {
    own: own && { feed: own[0], rows: own[1].data, total: own[1].total, questions: own[2].questions },
    id,
    outcome,
    page,
    meta: pageMeta({
      title: own ? own[0].source : t('imports.title'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('imports.text'),
      url: baseUrl + paths.importOf(id),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

export const handle = { isLive: true }

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ImportPage({ loaderData: { own, id, outcome, page } }: Route.ComponentProps) {
  const { t } = useText()
  const token = useOwnToken()
  if (!own || token === undefined)
    return (
      <AccountFrame current="properties" title={t('imports.title')}>
        <SignInFirst title={t('imports.gate')} next={paths.importOf(id)} />
      </AccountFrame>
    )
  return (
    <AccountFrame
      current="properties"
      title={own.feed.source}
      action={
        <>
          <LinkButton icon="arrow-left" to={paths.imports()}>
            {t('imports.back')}
          </LinkButton>
          <LinkButton icon="refresh-cw" to={paths.imports(own.feed.source)}>
            {t('imports.again')}
          </LinkButton>
        </>
      }
    >
      <Import key={id} {...own} token={token} outcome={outcome} page={page} />
    </AccountFrame>
  )
}

interface Props {
  feed: ListingImport
  rows: ImportedRow[]
  total: number
  questions: string[]
  token: string
  outcome: (typeof OUTCOMES)[number] | null
  page: number
}

function Import({ feed, rows, total, questions, token, outcome, page }: Props) {
  const { t } = useText()
  const { revalidate } = useRevalidator()
  const { now, isOffline } = useLatest(feed, token)
  const [isAsked, setAsked] = useState(false)
  const isMapped = Object.values(now.mapping).includes('external_id') || Object.values(now.mapping).includes('slug_id')
  const counts = {
    error: now.errors,
    created: now.created,
    changed: now.changed,
    withdrawn: now.withdrawn,
    unchanged: now.unchanged,
  }
  const pathOf = (word: string | null, to = 1) =>
    paths.importOf(
      feed.id,
      new URLSearchParams({ ...(word && { outcome: word }), ...(to > 1 && { page: String(to) }) }).toString(),
    )
  return (
    <div className="grid gap-10">
      {now.is_by_staff && now.owner && (
        <p className="rounded-md bg-brand-soft p-3 text-sm">
          {t('imports.by-staff', { name: now.owner.name })}
          {now.waives_limits && ` ${t('imports.waived')}`}
        </p>
      )}
      <ImportProgress now={now} isOffline={isOffline} />
      {now.status === 'checked' && !isAsked && <RunPanel feed={now} token={token} onSent={revalidate} />}
      {(now.status === 'checked' || now.status === 'failed') && (
        <details className="grid gap-4" open={!isMapped || now.errors > 0 || undefined}>
          <summary className="min-h-11 cursor-pointer py-2 text-lg font-semibold">{t('imports.columns')}</summary>
          <p className="mb-4 max-w-measure text-sm text-ink-soft">
            {t(isMapped ? 'imports.columns-text' : 'imports.columns-gap')}
          </p>
          <MappingForm
            key={JSON.stringify(now.mapping)}
            feed={now}
            questions={questions}
            token={token}
            onAsked={setAsked}
            onSent={revalidate}
          />
        </details>
      )}
      {!isAtWork(now) && (
        <section aria-labelledby="rows" className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 id="rows" className="text-lg">
              {t(now.status === 'done' ? 'imports.result' : 'imports.difference')}
            </h2>
            {now.errors > 0 && <ErrorsFile id={feed.id} token={token} />}
          </div>
          <GroupLinks
            label={t('imports.col-outcome')}
            links={[
              { label: t('imports.outcome-all'), href: pathOf(null), isCurrent: outcome === null },
              ...OUTCOMES.map((word) => ({
                label: t(`imports.outcome-${word}`),
                href: pathOf(word),
                isCurrent: word === outcome,
                count: counts[word],
              })),
            ]}
          />
          {rows.length > 0 ? <RowsTable rows={rows} /> : <EmptyState drawing="search" title={t('imports.none-here')} />}
          <Pagination current={page} last={Math.ceil(total / PAGE_SIZE)} hrefOf={(to) => pathOf(outcome, to)} />
        </section>
      )}
    </div>
  )
}
