import { type ReactNode, useId } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  title: string
  /** The address of the full list. */
  href?: string
  /** The number of columns on a wide screen. */
  columns?: 3 | 4 | 6
  /** A row that scrolls sideways on phones, or a grid at every width. */
  phone?: 'row' | 'grid'
  /** The children are already `<li>` elements. */
  children: ReactNode
}

/** A titled group of cards. The grid reserves their space, so nothing moves when images load. */
export function Section({ title, href, columns = 4, phone = 'row', children }: Props) {
  const { t } = useText()
  const id = useId()
  return (
    <section aria-labelledby={id} className="py-8 md:py-10">
      <div className="mb-4 flex items-baseline justify-between gap-4 md:mb-6">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {href && (
          <a
            href={href}
            aria-label={t('section.all-of', { title })}
            className="inline-flex shrink-0 touchable items-center gap-1 text-sm font-medium no-underline hover:underline"
          >
            {t('section.all')}
            <Icon name="arrow-right" size={16} className="mirror" />
          </a>
        )}
      </div>
      <ul
        aria-labelledby={id}
        className={`section-list ${phone === 'row' ? 'section-row' : 'section-grid'} section-${columns}`}
      >
        {children}
      </ul>
    </section>
  )
}
