import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useModal } from '#web/ui/modal.ts'
import { GalleryThumbnails } from './gallery-thumbnails.tsx'
import { Photo } from './photo.tsx'
import type { Picture } from './picture.ts'
import { scrollToSlide, shownSlide } from './slide-position.ts'

interface Props {
  title: string
  pictures: readonly Picture[]
  start: number
  onClose: () => void
}

/** All photos of a home in full screen: swipe, arrow keys, Home, End, Escape, thumbnails. */
export function GalleryDialog({ title, pictures, start, onClose }: Props) {
  const { t, direction } = useText()
  const modal = useModal(true, onClose)
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(start)
  const last = pictures.length - 1
  const show = (index: number) => scrollToSlide(strip.current, Math.min(last, Math.max(0, index)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it opens matters, swiping decides from then on
  useLayoutEffect(() => scrollToSlide(strip.current, start, 'instant'), [])
  useEffect(() => {
    // The dialog has its size only once it is open.
    const opened = requestAnimationFrame(() => scrollToSlide(strip.current, start, 'instant'))
    return () => cancelAnimationFrame(opened)
  }, [start])
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const target = { [forward]: shown + 1, [backward]: shown - 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }
  return (
    <dialog
      {...modal}
      aria-label={t('gallery.title', { title })}
      onKeyDown={onKeyDown}
      className="modal m-0 h-dvh max-h-dvh w-screen max-w-none bg-paper text-ink"
    >
      <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto]">
        <header className="flex items-center justify-between gap-4 px-2 py-1">
          <p aria-live="polite" className="figures px-3 text-sm font-medium">
            {t('gallery.counter', { number: shown + 1, total: pictures.length })}
          </p>
          <IconButton icon="x" label={t('ui.close')} onClick={onClose} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
        <ul ref={strip} tabIndex={0} className="gallery-strip" onScroll={() => setShown(shownSlide(strip.current))}>
          {pictures.map((picture, index) => (
            <li key={picture.src} aria-hidden={index !== shown}>
              <Photo
                {...picture}
                blur=""
                alt={picture.alt || t('gallery.alt', { title, number: index + 1 })}
                sizes="100vw"
                widest={1600}
                priority={index === start}
                ratio="auto"
              />
            </li>
          ))}
        </ul>
        <GalleryThumbnails pictures={pictures} shown={shown} onShow={show} />
      </div>
    </dialog>
  )
}
