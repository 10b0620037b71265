import type { MouseEvent } from 'react'
import { atWidth } from '#domain/renditions.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { Icon } from '#web/ui/icon.tsx'

const WIDTH = 640

/** The photos after the first, each loaded lazily. */
export function StripPhotos({ photos, sizes }: { photos: readonly string[]; sizes: string }) {
  return photos.map((photo) => (
    <img key={photo} src={atWidth(photo, WIDTH, 'webp')} sizes={sizes} alt="" loading="lazy" decoding="async" />
  ))
}

/** For a mouse, which cannot swipe. Keyboards and screen readers find all photos on the listing page. */
export function StripArrows({ t }: { t: Translate }) {
  return (
    <span aria-hidden="true">
      <button type="button" tabIndex={-1} className="strip-arrow start-2" title={t('ui.previous')} onClick={turn(-1)}>
        <Icon name="chevron-left" size={18} className="mirror" />
      </button>
      <button type="button" tabIndex={-1} className="strip-arrow end-2" title={t('ui.next')} onClick={turn(1)}>
        <Icon name="chevron-right" size={18} className="mirror" />
      </button>
    </span>
  )
}

const turn = (by: 1 | -1) => (event: MouseEvent<HTMLElement>) => {
  const strip = event.currentTarget.closest('.card')?.querySelector('.strip')
  if (!strip) return
  const forward = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
  strip.scrollBy({ left: strip.clientWidth * by * forward })
}
