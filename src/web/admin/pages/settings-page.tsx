import { Link } from 'react-router'
import { listSettings } from '#contract/settings-admin.ts'
import { SETTING_GROUPS } from '#domain/site-settings.ts'
import { SettingsForm } from '#web/admin/features/settings/settings-form.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/settings-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/admin-form/pack.ts'
import '#web/i18n/settings-admin/pack.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  const asked = url.searchParams.get('group')
  return {
    group: SETTING_GROUPS.find((group) => group === asked) ?? SETTING_GROUPS[0],
    settings: isSignedIn ? await staffOnly(api(listSettings, {})) : null,
  }
}

/** The settings of the site, one group at a time. */
export default function SettingsPage({ loaderData: { group, settings } }: Route.ComponentProps) {
  const { t } = useText()
  if (!settings) return null
  return (
    <>
      <AdminHead title={t('admin.place-settings')} text={t('settings.text')}>
        {group === 'money' && (
          <LinkButton to={paths.admin('settings/currencies')}>{t('settings.other-currencies')}</LinkButton>
        )}
        <LinkButton to={paths.admin('settings/history')}>{t('settings.history')}</LinkButton>
      </AdminHead>
      <nav
        aria-label={t('settings.groups')}
        className="scroll-row mb-6 flex gap-1 whitespace-nowrap text-sm lg:flex-wrap"
      >
        {SETTING_GROUPS.map((key) => (
          <Link
            key={key}
            to={`?group=${key}`}
            aria-current={key === group ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-full px-4 no-underline outline-offset-[-2px] hover:bg-brand-soft aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold"
          >
            {t(`settings.group-${key}`)}
          </Link>
        ))}
      </nav>
      <SettingsForm key={group} group={group} settings={settings} />
    </>
  )
}
