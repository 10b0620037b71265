import { Link } from 'react-router'
import { listFormFields } from '#contract/verification-admin.ts'
import { AddField, FieldList } from '#web/admin/features/verification/field-list.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/verification-form-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/verification-admin/pack.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  return { fields: isSignedIn ? await staffOnly(api(listFormFields, {})) : null }
}

/** Builds the verification form. */
export default function VerificationFormPage({ loaderData: { fields } }: Route.ComponentProps) {
  const { t } = useText()
  if (!fields) return null
  return (
    <>
      <p className="pt-6 text-sm">
        <Link to={paths.admin('verifications')} className="underline underline-offset-4">
          {t('applications.all')}
        </Link>
      </p>
      <AdminHead title={t('applications.form-title')} text={t('applications.form-text')}>
        <AddField />
      </AdminHead>
      {fields.length === 0 ? (
        <EmptyState drawing="search" title={t('applications.form-empty')} text={t('applications.form-empty-text')} />
      ) : (
        <FieldList fields={fields} />
      )}
    </>
  )
}
