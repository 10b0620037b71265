import { Link } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from './icon.tsx'
import { pageNumbers } from './page-numbers.ts'

interface Props {
  current: number
  last: number
  hrefOf: (page: number) => string
}

/** Numbered pages, each with an address. */
export function Pagination({ current, last, hrefOf }: Props) {
  const { t } = useText()
  if (last < 2) return null
  return (
    <nav aria-label={t('ui.pages')} className="flex flex-wrap items-center justify-center gap-1">
      {current > 1 && (
        <Link to={hrefOf(current - 1)} rel="prev" aria-label={t('ui.previous')} className={CELL}>
          <Icon name="chevron-left" className="mirror" />
        </Link>
      )}
      {pageNumbers(current, last).map((page, i) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
          <span key={`gap-${i}`} aria-hidden="true" className="px-1 text-ink-soft">
            …
          </span>
        ) : (
          <Link
            key={page}
            to={hrefOf(page)}
            aria-label={t('ui.page', { page })}
            aria-current={page === current ? 'page' : undefined}
            className={CELL}
          >
            {page}
          </Link>
        ),
      )}
      {current < last && (
        <Link to={hrefOf(current + 1)} rel="next" aria-label={t('ui.next')} className={CELL}>
          <Icon name="chevron-right" className="mirror" />
        </Link>
      )}
    </nav>
  )
}

const CELL =
  'figures grid size-11 place-items-center rounded-full text-sm font-medium no-underline transition-colors duration-150 hover:bg-brand-soft aria-[current=page]:bg-ink aria-[current=page]:text-paper'
