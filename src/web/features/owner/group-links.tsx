import { Link } from 'react-router'
import { useText } from '#web/i18n/text.tsx'

interface Props {
  label: string
  links: readonly { label: string; href: string; isCurrent: boolean; count?: number }[]
}

/** The status tabs of a list, each with an address. */
export function GroupLinks({ label, links }: Props) {
  const { language } = useText()
  const numbers = new Intl.NumberFormat(language)
  return (
    <nav aria-label={label} className="scroll-row flex gap-2 whitespace-nowrap">
      {links.map((link) => (
        <Link
          key={link.label}
          to={link.href}
          aria-current={link.isCurrent ? 'page' : undefined}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-sm no-underline aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
        >
          {link.label}
          {link.count !== undefined && <span className="figures">{numbers.format(link.count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
