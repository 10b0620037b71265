import { Outlet } from 'react-router'
import { ErrorScreen } from '#web/features/shell/error-screen.tsx'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import type { Route } from './+types/admin-errors'
import '#web/i18n/admin/pack.ts'

/** Catches the errors of every admin page; the navigation stays. */
export default function AdminErrors() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useText()
  return <ErrorScreen error={error} way={{ href: paths.admin(), label: t('admin.place-today') }} />
}
