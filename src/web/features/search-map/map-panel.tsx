import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface Props {
  label: string
  onClose: () => void
  /** Opened by keyboard: the focus moves inside. */
  takesFocus: boolean
  /** The list beside the map shows the same home. */
  isListed?: boolean
  children: ReactNode
}

/** A small sheet at the bottom of the map, about the selected pin. */
export function MapPanel({ label, onClose, takesFocus, isListed, children }: Props) {
  const { t } = useText()
  const panel: RefObject<HTMLElement | null> = useRef(null)
  useEffect(() => {
    if (takesFocus) panel.current?.focus()
  }, [takesFocus])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      data-listed={isListed || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      className="absolute inset-x-3 bottom-8 z-20 mx-auto max-w-md overflow-hidden rounded-lg bg-surface text-start shadow-float"
    >
      {children}
      <div className="absolute end-1 top-1">
        <IconButton icon="x" label={t('ui.close')} onClick={onClose} />
      </div>
    </section>
  )
}
