import { useText } from '#web/i18n/text.tsx'

interface Props {
  tabs: readonly { label: string; href: string; current: boolean }[]
}

/** Homes or projects; each view has an address, so the tabs are links. */
export function OfferTabs({ tabs }: Props) {
  const { t } = useText()
  return (
    <nav aria-label={t('agents.offers')} className="scroll-row flex gap-6 border-b border-line whitespace-nowrap">
      {tabs.map(({ label, href, current }) => (
        <a
          key={href}
          href={href}
          aria-current={current ? 'page' : undefined}
          className="figures -mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-sm font-medium text-ink-soft no-underline outline-offset-[-2px] transition-colors duration-150 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
