import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

interface Props {
  icon: IconName
  label: string
  href: string
  /** The number of new items. */
  count?: number
}

/** A round link of the header: saved, messages, account. */
export function ActionLink({ icon, label, href, count = 0 }: Props) {
  const { t } = useText()
  return (
    <a
      href={href}
      title={label}
      aria-label={count > 0 ? t('header.count', { label, count }) : label}
      className="relative inline-grid size-11 place-items-center rounded-full no-underline transition-colors duration-150 hover:bg-brand-soft"
    >
      <Icon name={icon} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute end-1 top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-clay px-1 text-[0.6875rem] leading-none font-bold text-white dark:text-black"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </a>
  )
}
