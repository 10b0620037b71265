import type { Output } from '#contract/endpoint.ts'
import type { AdminPackage, listPackagesOf } from '#contract/packages-admin.ts'
import { AskDialog } from '#web/admin/parts/ask-dialog.tsx'
import { Panel } from '#web/admin/parts/panel.tsx'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Table } from '#web/ui/table.tsx'

type Owned = Output<typeof listPackagesOf>[number]

interface Props {
  userId: number
  owned: readonly Owned[]
  /** The packages that can be granted, and their total number. */
  packages: { data: readonly AdminPackage[]; total: number }
  now: string
}

/** The packages of this user; one is granted or revoked with a reason. */
export function UserPackages({ userId, owned, packages, now }: Props) {
  const { t } = useText()
  const { day } = useDateFormat()
  return (
    <Panel title={t('people.packages')} actions={<Grant userId={userId} packages={packages} />}>
      {owned.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('people.packages-none')}</p>
      ) : (
        <Table
          caption={t('people.packages')}
          rows={owned}
          keyOf={({ user_package_id }) => user_package_id}
          columns={[
            { key: 'name', label: t('people.package'), cell: ({ name }) => name },
            { key: 'state', label: t('admin.state'), cell: (one) => <State one={one} now={now} /> },
            {
              key: 'until',
              label: t('people.package-until'),
              cell: ({ end_date }) => (end_date ? day(end_date) : t('people.package-unlimited')),
            },
            { key: 'used', label: t('people.package-used'), cell: (one) => <Used one={one} /> },
            {
              key: 'revoke',
              label: t('people.revoke'),
              cell: (one) => (isRunning(one, now) ? <Revoke one={one} /> : null),
            },
          ]}
        />
      )}
    </Panel>
  )
}

const isRunning = ({ revoked_at, end_date }: Owned, now: string) =>
  revoked_at === null && (end_date === null || end_date > now)

function State({ one, now }: { one: Owned; now: string }) {
  const { t } = useText()
  if (one.revoked_at !== null) return <Badge tone="bad">{t('people.package-revoked')}</Badge>
  if (isRunning(one, now)) return <Badge tone="good">{t('people.package-running')}</Badge>
  return <Badge>{t('people.package-over')}</Badge>
}

function Used({ one }: { one: Owned }) {
  const { t } = useText()
  const counted = one.features.filter(({ total_limit }) => total_limit !== null)
  if (counted.length === 0) return <>{t('people.package-unlimited')}</>
  return (
    <span className="figures">
      {counted.map(({ used_limit, total_limit }) => `${used_limit}/${total_limit}`).join(' · ')}
    </span>
  )
}

function Grant({ userId, packages }: { userId: number; packages: Props['packages'] }) {
  const { t } = useText()
  return (
    <AskDialog
      label={t('people.grant')}
      size="small"
      icon="plus"
      reason={255}
      done={t('people.grant-done')}
      onGo={(form) =>
        lazyCall(import('#contract/packages-admin.ts'), 'grantPackageTo', {
          user_id: userId,
          package_id: Number(form.get('package')),
          reason: String(form.get('reason')),
        })
      }
    >
      <Field
        label={t('people.package')}
        required
        help={
          packages.total > packages.data.length ? t('people.grant-first', { count: packages.data.length }) : undefined
        }
      >
        {(control) => (
          <Select
            {...control}
            name="package"
            options={packages.data.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
      </Field>
    </AskDialog>
  )
}

function Revoke({ one: { user_package_id, name } }: { one: Owned }) {
  const { t } = useText()
  return (
    <AskDialog
      label={t('people.revoke')}
      name={t('people.revoke-of', { name })}
      size="small"
      text={t('people.revoke-text')}
      reason={255}
      done={t('people.revoke-done')}
      onGo={(form) =>
        lazyCall(import('#contract/packages-admin.ts'), 'revokePackageOf', {
          user_package_id,
          reason: String(form.get('reason')),
        })
      }
    />
  )
}
