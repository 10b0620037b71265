import type { MouseEvent } from 'react'

const NAME = 'lead-photo'

/**
 * The pressed card's photo grows into the first photo of the next page, where the browser can show that.
 * The name may stand on the page only once, so the photo that carried it so far gives it up.
 */
export function leadPhoto(event: MouseEvent<HTMLElement>) {
  const photo = event.currentTarget.querySelector<HTMLElement>('.strip img')
  if (!photo) return
  for (const other of document.querySelectorAll<HTMLElement>('.strip img[style], .mosaic img')) {
    other.style.viewTransitionName = 'none'
  }
  photo.style.viewTransitionName = NAME
}
