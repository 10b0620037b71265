import { Link } from 'react-router'
import { listUsers, ROLES, USER_SORTS, VERIFICATIONS } from '#contract/users-admin.ts'
import { ACCOUNT_TYPES } from '#domain/account-type.ts'
import { UserBadges } from '#web/admin/features/users/user-badges.tsx'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { FilterSelect } from '#web/admin/parts/filter-select.tsx'
import { loadList, oneOf, searchText } from '#web/admin/parts/load-list.ts'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Field } from '#web/ui/field.tsx'
import type { Route } from './+types/users-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/users-admin/pack.ts'

const STATES = ['active', 'deactivated'] as const

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, listUsers, ({ filters, sort }) => ({
    q: searchText(filters.q),
    role: oneOf(ROLES, filters.role),
    kind: oneOf(ACCOUNT_TYPES, filters.kind),
    state: oneOf(STATES, filters.state),
    verification: oneOf(VERIFICATIONS, filters.verification),
    sort: oneOf(USER_SORTS, sort),
  }))

/** All users. */
export default function UsersPage({ loaderData: { found, state } }: Route.ComponentProps) {
  const { t } = useText()
  const { day } = useDateFormat()
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
          { key: 'state', label: t('admin.state'), cell: (person) => <UserBadges {...person} /> },
          { key: 'joined', label: t('people.joined'), sort: 'joined', cell: ({ created_at }) => day(created_at) },
        ]}
      />
    </>
  )
}
