import { Link } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from './icon.tsx'

export interface Crumb {
  label: string
  /** Absent for the current page. */
  href?: string
}

/** The path of this page from the home page down. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useText()
  return (
    <nav aria-label={t('ui.breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1.5">
            {index > 0 && <Icon name="chevron-right" size={14} className="mirror shrink-0" />}
            {href ? (
              <Link to={href} className="py-1 no-underline hover:text-ink hover:underline">
                <bdi>{label}</bdi>
              </Link>
            ) : (
              <span aria-current="page" className="truncate py-1 text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
