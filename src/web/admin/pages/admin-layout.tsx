import { Link, Outlet, useLocation } from 'react-router'
import { listPendingCounts } from '#contract/admin-dashboard.ts'
import type { Output } from '#contract/endpoint.ts'
import { ADMIN_NAV } from '#web/admin/navigation.ts'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/admin-layout'
import '#web/i18n/admin/pack.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, isSignedIn, language } = pageOf(context)
  const t = translator(language, textsOf(language))
  const names = ADMIN_NAV.map(({ key, path }) => ({ path, name: t(`admin.place-${key}`) }))
  return { work: isSignedIn ? await staffOnly(api(listPendingCounts, {})) : null, names, label: t('admin.label') }
}

/** Pages without their own title use the label of their navigation item. */
export const meta: Route.MetaFunction = ({ loaderData, location, error }) => {
  // The error screen has its own title.
  if (error) return [NOT_INDEXED]
  const place = loaderData?.names.find(({ path }) => isHere(location.pathname, path))
  return [{ title: [place?.name, loaderData?.label].filter(Boolean).join(' · ') }, NOT_INDEXED]
}

const NOT_INDEXED = { name: 'robots', content: 'noindex' }

/** The layout of every admin page. */
export default function AdminLayout({ loaderData: { work } }: Route.ComponentProps) {
  const { t } = useText()
  const { pathname } = useLocation()
  if (!work)
    return (
      <main id="content" className="wrap-page pb-16">
        <title>{t('admin.gate-title')}</title>
        <EmptyState
          drawing="house"
          title={t('admin.gate-title')}
          text={t('admin.gate-text')}
          action={
            <LinkButton kind="primary" to={paths.signIn(pathname)}>
              {t('account.sign-in')}
            </LinkButton>
          }
        />
      </main>
    )
  return (
    <div className="wrap-page grid content-start gap-x-8 pb-24 lg:grid-cols-[12.5rem_minmax(0,1fr)]">
      <nav aria-label={t('admin.label')} className="min-w-0 pt-4 lg:pt-7">
        <ul className="scroll-row flex gap-1 whitespace-nowrap lg:sticky lg:top-24 lg:grid">
          {ADMIN_NAV.filter(({ role }) => role === 'staff' || work.role === 'admin').map(
            ({ key, icon, path, waiting }) => (
              <li key={key}>
                <Link
                  to={path}
                  aria-current={isHere(pathname, path) ? 'page' : undefined}
                  className="flex min-h-10 items-center gap-2.5 rounded-md px-3 text-sm no-underline outline-offset-[-2px] hover:bg-brand-soft aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold"
                >
                  <Icon name={icon} size={17} />
                  {t(`admin.place-${key}`)}
                  <Waiting count={waiting ? work[waiting] : null} />
                </Link>
              </li>
            ),
          )}
        </ul>
      </nav>
      <main id="content" className="min-w-0">
        <Outlet />
      </main>
    </div>
  )
}

const isHere = (pathname: string, path: string) =>
  path === paths.admin() ? pathname === path : pathname === path || pathname.startsWith(`${path}/`)

function Waiting({ count }: { count: Output<typeof listPendingCounts>['verifications'] }) {
  const { t } = useText()
  if (!count) return null
  return (
    <span className="figures relative ms-auto rounded-full bg-warn-soft px-2 text-xs text-warn">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('admin.waiting', { count })}</span>
    </span>
  )
}
