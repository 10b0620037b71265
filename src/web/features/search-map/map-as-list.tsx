import { useEffect, useRef } from 'react'
import type { Box } from '#domain/geo.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { directionIn } from './direction.ts'
import type { ShownPin } from './pins-of-view.ts'

/** The maximum number of rows; a closer view has fewer. */
const MAX = 100

interface Props {
  pins: readonly ShownPin[]
  view: Box
  count: string
  onHover: (id: string | null) => void
  onSelect: (pin: ShownPin) => void
  onClose: () => void
}

/** The content of the map as text: clusters first, each with the part of the view it is in. */
export function MapAsList({ pins, view, count, onHover, onSelect, onClose }: Props) {
  const { t } = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  // The focus moves here when the list opens.
  useEffect(() => heading.current?.focus(), [])
  const look = 'flex min-h-11 w-full items-center justify-between gap-4 rounded-md px-3 py-1.5 text-start text-sm'
  return (
    <section
      aria-label={t('map.list')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      className="absolute inset-y-3 start-3 z-30 grid w-80 max-w-[calc(100%-1.5rem)] grid-rows-[auto_minmax(0,1fr)] rounded-lg bg-surface shadow-float"
    >
      <header className="flex items-center justify-between gap-3 border-b border-line ps-4 pe-1">
        <h2 ref={heading} tabIndex={-1} className="py-2 text-base font-semibold outline-hidden">
          {count}
        </h2>
        <IconButton icon="x" label={t('ui.close')} onClick={onClose} />
      </header>
      <ul className="overflow-y-auto p-1.5">
        {pins.slice(0, MAX).map((pin) => {
          const light = { onPointerEnter: () => onHover(pin.id), onFocus: () => onHover(pin.id) }
          const dim = { onPointerLeave: () => onHover(null), onBlur: () => onHover(null) }
          const words = (
            <>
              <span className="figures">{pin.label}</span>
              <span className="shrink-0 text-xs text-ink-soft">{t(directionIn(view, pin))}</span>
            </>
          )
          return (
            <li key={pin.id}>
              {pin.shown.kind === 'home' ? (
                <a
                  {...light}
                  {...dim}
                  href={paths.property(pin.shown.home.slug_id)}
                  className={`${look} hover:bg-brand-soft`}
                >
                  {words}
                </a>
              ) : (
                <button
                  {...light}
                  {...dim}
                  type="button"
                  onClick={() => {
                    // This row disappears when the map zooms in; the focus moves to the top.
                    heading.current?.focus()
                    onSelect(pin)
                  }}
                  className={`${look} font-semibold hover:bg-brand-soft`}
                >
                  {words}
                </button>
              )}
            </li>
          )
        })}
        {pins.length > MAX && (
          <li className="px-3 py-2 text-sm text-ink-soft">{t('map.list-more', { count: pins.length - MAX })}</li>
        )}
      </ul>
    </section>
  )
}
