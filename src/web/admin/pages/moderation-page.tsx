import { useState } from 'react'
import { listModeration } from '#contract/moderation.ts'
import { RISK_REASONS } from '#domain/listing-risk.ts'
import { MODERATED } from '#domain/moderation.ts'
import { BulkBar } from '#web/admin/features/moderation/bulk-bar.tsx'
import { QueueLinks } from '#web/admin/features/moderation/queue-links.tsx'
import { QueueRow } from '#web/admin/features/moderation/queue-row.tsx'
import { UndoStrip } from '#web/admin/features/moderation/undo-strip.tsx'
import type { Waiting } from '#web/admin/features/moderation/waiting.ts'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/moderation-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/moderation/pack.ts'

const PAGE_SIZE = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const kind = MODERATED.find((word) => word === url.searchParams.get('kind'))
  const cause = RISK_REASONS.find((word) => word === url.searchParams.get('cause'))
  const isEscalated = url.searchParams.get('escalated') === '1'
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1))
  const offset = Math.min((page - 1) * PAGE_SIZE, 1_000_000)
  const asked = { kind, cause, escalated: isEscalated, offset, limit: PAGE_SIZE }
  const found = isSignedIn ? await staffOnly(api(listModeration, asked)) : null
  return {
    found,
    view: { kind: kind ?? null, cause: cause ?? null, isEscalated },
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

/** The moderation queue; each row links to its case. */
export default function ModerationPage({ loaderData: { found, view, page } }: Route.ComponentProps) {
  const { settings } = useRoot()
  const words = useListingLabels(settings)
  const { t } = useText()
  const [chosenKeys, setChosen] = useState<ReadonlySet<string>>(new Set())
  if (!found) return null
  const chosen = found.data.filter((item) => chosenKeys.has(keyOf(item)))
  const choose = (items: readonly Waiting[]) => setChosen(new Set(items.map(keyOf)))
  const toggle = (item: Waiting) =>
    choose(chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item])
  return (
    <>
      <AdminHead title={t('moderation.title')} text={t('moderation.text')}>
        <LinkButton to={paths.admin('moderation/reasons')}>{t('moderation.reasons-link')}</LinkButton>
      </AdminHead>
      <QueueLinks view={view} counts={found.counts} escalated={found.escalated} causes={found.causes} />
      {view.cause && found.data.length > 0 && (
        <BulkBar cause={view.cause} items={found.data} chosen={chosen} onChoose={choose} />
      )}
      {found.data.length === 0 && (
        <EmptyState drawing="search" title={t('moderation.empty-title')} text={t('moderation.empty-text')} />
      )}
      <ul aria-label={t('moderation.title')} className="my-6 grid gap-3">
        {found.data.map((item) => (
          <li key={keyOf(item)}>
            <QueueRow
              item={item}
              words={words}
              choice={
                view.cause && (
                  <Checkbox
                    label={<span className="sr-only">{t('moderation.choose', { title: item.title })}</span>}
                    checked={chosen.includes(item)}
                    onChange={() => toggle(item)}
                  />
                )
              }
            />
          </li>
        ))}
      </ul>
      <Pagination
        current={page}
        last={Math.ceil(found.total / PAGE_SIZE)}
        hrefOf={(to) => paths.moderation({ ...view, page: to })}
      />
      <UndoStrip />
    </>
  )
}

const keyOf = ({ kind, id, version }: Waiting) => `${kind} ${id} ${version}`
