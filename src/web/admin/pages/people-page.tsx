import { Link } from 'react-router'
import { listPeople, PEOPLE_SORTS, ROLES, VERIFICATIONS } from '#contract/people-admin.ts'
import { ACCOUNT_TYPES } from '#domain/account-type.ts'
import { PersonBadges } from '#web/admin/features/people/person-badges.tsx'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { FilterSelect } from '#web/admin/parts/filter-select.tsx'
import { listState, PAGE_SIZE } from '#web/admin/parts/list-address.ts'
import { useMoments } from '#web/admin/parts/moments.ts'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Field } from '#web/ui/field.tsx'
import type { Route } from './+types/people-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/admin-people/pack.ts'

const STATES = ['active', 'deactivated'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  const state = listState(url)
  const { filters } = state
  const wanted = {
    q: filters.q?.slice(0, 100),
    role: ROLES.find((word) => word === filters.role),
    kind: ACCOUNT_TYPES.find((word) => word === filters.kind),
    state: STATES.find((word) => word === filters.state),
    verification: VERIFICATIONS.find((word) => word === filters.verification),
    sort: PEOPLE_SORTS.find((word) => word === state.sort),
  }
  const found = isSignedIn
    ? await staffOnly(api(listPeople, { ...wanted, offset: state.offset, limit: PAGE_SIZE }))
    : null
  return { found, state }
}

/** Everybody with an account. */
export default function PeoplePage({ loaderData: { found, state } }: Route.ComponentProps) {
  const { t } = useText()
  const { day } = useMoments()
  if (!found) return null
  const { filters } = state
  return (
    <>
      <AdminHead title={t('admin.place-people')} text={t('people.text')} />
      <AdminFilters state={state}>
        <Field label={t('people.search')} type="search" name="q" defaultValue={filters.q} maxLength={100} />
        <FilterSelect
          {...{ name: 'role', label: t('people.role'), value: filters.role }}
          options={ROLES.map((value) => ({ value, label: t(`people.role-${value}`) }))}
        />
        <FilterSelect
          {...{ name: 'kind', label: t('people.kind'), value: filters.kind }}
          options={ACCOUNT_TYPES.map((value) => ({ value, label: t(`people.kind-${value}`) }))}
        />
        <FilterSelect
          {...{ name: 'state', label: t('admin.state'), value: filters.state }}
          options={STATES.map((value) => ({ value, label: t(`people.${value}`) }))}
        />
        <FilterSelect
          {...{ name: 'verification', label: t('people.verification'), value: filters.verification }}
          options={VERIFICATIONS.map((value) => ({ value, label: t(`people.verification-${value}`) }))}
        />
      </AdminFilters>
      <AdminList
        caption={t('admin.place-people')}
        state={state}
        total={found.total}
        isExact={found.total_is_exact}
        rows={found.data}
        keyOf={({ id }) => id}
        empty={{ title: t('people.empty'), text: t('people.empty-text') }}
        columns={[
          {
            key: 'name',
            label: t('admin.name'),
            sort: 'name',
            cell: (person) => (
              <Link to={paths.admin(`people/${person.id}`)} className="underline underline-offset-4">
                {person.name}
              </Link>
            ),
          },
          {
            key: 'contact',
            label: t('people.contact'),
            cell: ({ email, mobile }) => (
              <bdi className="min-w-0 break-words">{[email, mobile].filter(Boolean).join(' · ')}</bdi>
            ),
          },
          { key: 'kind', label: t('people.kind'), cell: ({ account_kind }) => t(`people.kind-${account_kind}`) },
          { key: 'state', label: t('admin.state'), cell: (person) => <PersonBadges {...person} /> },
          { key: 'joined', label: t('people.joined'), sort: 'joined', cell: ({ created_at }) => day(created_at) },
        ]}
      />
    </>
  )
}
