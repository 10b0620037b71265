import { useText } from '#web/i18n/text.tsx'
import { CardLink } from './card-link.tsx'
import { Sign } from './mask-icon.tsx'

interface Props {
  name: string
  image: string
  /** The number of homes of the type. */
  count: number
  href?: string
}

/** A property type as a pill with its icon. */
export function CategoryTile({ name, image, count, href }: Props) {
  const { t } = useText()
  return (
    <CardLink
      href={href}
      className="tile flex min-h-16 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 no-underline transition-colors duration-150 hover:border-edge hover:bg-brand-soft"
    >
      <Sign image={image} large />
      <span className="grid min-w-0">
        <span className="truncate text-sm font-semibold">{name}</span>
        <span className="figures text-xs text-ink-soft">{t('city.homes', { count })}</span>
      </span>
    </CardLink>
  )
}
