import type { MouseEvent } from 'react'

const NAME = 'lead-photo'

/**
 * View transition from the pressed card's photo to the first photo of the next page. A transition name must be unique
 * on the page, so it is removed from the photo that had it before.
 */
export function leadPhoto(event: MouseEvent<HTMLElement>) {
  const photo = event.currentTarget.querySelector<HTMLElement>('.strip img')
  if (!photo) return
  for (const other of document.querySelectorAll<HTMLElement>('.strip img[style], .mosaic img')) {
    other.style.viewTransitionName = 'none'
  }
  photo.style.viewTransitionName = NAME
}
