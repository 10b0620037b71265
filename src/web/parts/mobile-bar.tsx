import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

interface Props {
  items: readonly { icon: IconName; label: string; href: string; current?: boolean; count?: number }[]
}

/** The navigation bar at the bottom of the screen on phones. */
export function MobileBar({ items }: Props) {
  const { t } = useText()
  return (
    <nav aria-label={t('header.bar')} className="mobile-bar">
      <ul className="flex">
        {items.map(({ icon, label, href, current, count = 0 }) => (
          <li key={href} className="min-w-0 flex-1">
            <a
              href={href}
              aria-current={current ? 'page' : undefined}
              aria-label={count > 0 ? t('header.count', { label, count }) : undefined}
              className="relative grid min-h-14 justify-items-center gap-0.5 pt-2 pb-1 text-[0.6875rem] font-medium text-ink-soft no-underline aria-[current=page]:text-brand"
            >
              <Icon name={icon} size={22} />
              <span className="max-w-full truncate px-1">{label}</span>
              {count > 0 && (
                <span
                  aria-hidden="true"
                  className="absolute start-[calc(50%+0.5rem)] top-1.5 size-2 rounded-full bg-clay"
                />
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
