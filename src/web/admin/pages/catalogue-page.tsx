import { Link } from 'react-router'
import { listEntries } from '#contract/catalogue-admin.ts'
import { ENTRY_KINDS, isOrdered, KINDS } from '#domain/catalogue-entries.ts'
import { DragArea } from '#web/admin/features/catalogue/drag-area.tsx'
import { MoveButtons } from '#web/admin/features/catalogue/move-buttons.tsx'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { listState, PAGE_SIZE } from '#web/admin/parts/list-address.ts'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/catalogue-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/admin-form/pack.ts'
import '#web/i18n/catalogue-admin/pack.ts'

/** Up to this many entries can be reordered; longer lists can only be read and edited. */
const ALL = 100

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  const state = listState(url)
  const kind = ENTRY_KINDS.find((known) => known === state.filters.kind) ?? ENTRY_KINDS[0]
  if (!isSignedIn) return { kind, found: null, state, isWhole: false }
  const part = (page: { offset: number; limit: number }) =>
    staffOnly(api(listEntries, { kind, q: state.filters.q, ...page }))
  const whole = isOrdered(kind) && !state.filters.q ? await part({ offset: 0, limit: ALL }) : null
  if (whole && whole.total <= ALL) return { kind, found: whole, state, isWhole: true }
  return { kind, found: await part({ offset: state.offset, limit: PAGE_SIZE }), state, isWhole: false }
}

/** The catalogue entries, one kind at a time. */
export default function CataloguePage({ loaderData: { kind, found, state, isWhole } }: Route.ComponentProps) {
  const { t } = useText()
  if (!found) return null
  const { isFixed } = KINDS[kind]
  const hasStates = found.data.some(({ is_active }) => is_active !== null)
  const hasUses = found.data.some(({ uses }) => uses !== null)
  const list = (
    <AdminList
      caption={t(`entries.kind-${kind}`)}
      state={state}
      total={found.total}
      isWhole={isWhole}
      isExact={found.total_is_exact}
      rows={found.data}
      keyOf={({ id }) => id}
      empty={{ title: t('entries.empty'), ...(!isFixed && { text: t('entries.empty-text') }) }}
      columns={[
        {
          key: 'title',
          label: t('entries.title-of'),
          cell: ({ id, title, image }) => (
            <Link to={paths.adminEntry(kind, id)} className="inline-flex min-h-11 items-center gap-3">
              {image && (
                <img src={image} alt="" loading="lazy" className="size-10 rounded-md bg-white object-contain" />
              )}
              <bdi>{title}</bdi>
            </Link>
          ),
        },
        ...(hasStates
          ? [
              {
                key: 'state',
                label: t('entries.state'),
                cell: ({ is_active }: (typeof found.data)[number]) => (
                  <Badge tone={is_active ? 'good' : 'plain'}>{t(is_active ? 'entries.on' : 'entries.off')}</Badge>
                ),
              },
            ]
          : []),
        ...(hasUses
          ? [
              {
                key: 'uses',
                label: t(`entries.uses-${kind}` as 'entries.uses-category'),
                number: true,
                cell: ({ uses }: (typeof found.data)[number]) => uses,
              },
            ]
          : []),
        ...(isWhole && isOrdered(kind)
          ? [
              {
                key: 'order',
                label: t('entries.order'),
                cell: (row: (typeof found.data)[number]) => (
                  <MoveButtons kind={kind} rows={found.data} at={found.data.indexOf(row)} />
                ),
              },
            ]
          : []),
      ]}
    />
  )
  return (
    <>
      <AdminHead title={t('admin.place-catalogue')} text={t('entries.text')}>
        <LinkButton to={`${paths.admin('settings')}?group=pages`}>{t('entries.pages')}</LinkButton>
        {!isFixed && (
          <LinkButton kind="primary" to={paths.adminEntry(kind, 'new')}>
            {t('entries.add')}
          </LinkButton>
        )}
      </AdminHead>
      <nav
        aria-label={t('entries.kinds')}
        className="scroll-row mb-6 flex gap-1 whitespace-nowrap text-sm lg:flex-wrap"
      >
        {ENTRY_KINDS.map((key) => (
          <Link
            key={key}
            to={paths.adminCatalogue(key)}
            aria-current={key === kind ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-full px-4 no-underline outline-offset-[-2px] hover:bg-brand-soft aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold"
          >
            {t(`entries.kind-${key}`)}
          </Link>
        ))}
      </nav>
      {!isWhole && (
        <AdminFilters state={state}>
          <input type="hidden" name="kind" value={kind} />
          <Field label={t('entries.search')} type="search" name="q" defaultValue={state.filters.q} />
        </AdminFilters>
      )}
      {isWhole && isOrdered(kind) ? (
        <DragArea kind={kind} ids={found.data.map(({ id }) => id)}>
          {list}
        </DragArea>
      ) : (
        list
      )}
    </>
  )
}
