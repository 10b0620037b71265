import { Link, useSearchParams } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'

export const ACCOUNT_MODES = ['buying', 'selling'] as const
export type AccountMode = (typeof ACCOUNT_MODES)[number]

/** Pages of both modes carry the mode in their address. */
const SHARED = [
  { key: 'viewings', icon: 'calendar', href: paths.viewings() },
  { key: 'messages', icon: 'message-circle', href: paths.chat() },
  { key: 'notifications', icon: 'bell', href: paths.notifications() },
  { key: 'profile', icon: 'user', href: paths.profile() },
] as const

const PLACES = {
  buying: [
    { key: 'overview', icon: 'layers', href: paths.buying() },
    { key: 'saved', icon: 'heart', href: paths.favourites() },
    { key: 'likes', icon: 'sliders-horizontal', href: paths.likes() },
  ],
  selling: [
    { key: 'dashboard', icon: 'layers', href: paths.dashboard() },
    { key: 'properties', icon: 'house', href: paths.ownProperties() },
    { key: 'projects', icon: 'building-complex', href: paths.ownProjects() },
    { key: 'advertisements', icon: 'star', href: paths.advertisements() },
    { key: 'enquiries', icon: 'mail', href: paths.enquiries() },
    { key: 'packages', icon: 'badge-check', href: paths.subscription() },
    { key: 'payments', icon: 'file-text', href: paths.payments() },
  ],
} as const
export type AccountPlace = (typeof SHARED | (typeof PLACES)[AccountMode])[number]['key']

interface Props {
  /** Null on the page that lists the others. */
  current: AccountPlace | null
}

/** The pages of the account for buying or for selling, with the switch between the two. */
export function AccountNav({ current }: Props) {
  const { t } = useText()
  const [params] = useSearchParams()
  const mode = modeOf(current, params)
  return (
    <nav aria-label={t('account-nav.label')} className="grid gap-4">
      <ul className="grid grid-cols-2 rounded-full border border-edge p-1">
        {ACCOUNT_MODES.map((each) => (
          <li key={each}>
            <Link
              to={current === null ? paths.account(each) : PLACES[each][0].href}
              aria-current={each === mode ? 'true' : undefined}
              className="flex min-h-11 items-center justify-center rounded-full px-3 text-sm font-medium no-underline hover:bg-brand-soft aria-current:bg-brand aria-current:text-on-brand lg:min-h-9"
            >
              {t(`account-nav.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="grid gap-0.5 max-lg:divide-y max-lg:divide-line">
        {[...PLACES[mode], ...SHARED].map(({ key, icon, href }) => (
          <li key={key}>
            <Link
              to={isShared(key) && mode === 'selling' ? `${href}?mode=selling` : href}
              aria-current={key === current ? 'page' : undefined}
              className="flex min-h-13 items-center gap-3 rounded-md px-3 text-base no-underline outline-offset-[-2px] hover:bg-brand-soft aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold lg:min-h-11 lg:text-sm"
            >
              <Icon name={icon} size={18} />
              {t(`account-nav.${key}`)}
              <Icon name="chevron-right" size={18} className="mirror ms-auto text-ink-soft lg:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The way back to the menu on phones. */
export function AccountMenuLink({ current }: Props) {
  const { t } = useText()
  const [params] = useSearchParams()
  return (
    <Link
      to={paths.account(modeOf(current, params))}
      className="inline-flex min-h-11 items-center gap-1.5 text-sm no-underline"
    >
      <Icon name="chevron-left" size={18} className="mirror" />
      {t('account-nav.label')}
    </Link>
  )
}

const isShared = (key: AccountPlace | null): boolean => key === null || SHARED.some((place) => place.key === key)

function modeOf(current: AccountPlace | null, params: URLSearchParams): AccountMode {
  if (isShared(current)) return params.get('mode') === 'selling' ? 'selling' : 'buying'
  return PLACES.selling.some(({ key }) => key === current) ? 'selling' : 'buying'
}
