import type { MouseEvent } from 'react'

const NAME = 'lead-photo'

/** The pressed card's photo grows into the first photo of the next page, where the browser can show that. */
export function leadPhoto(event: MouseEvent<HTMLElement>) {
  for (const earlier of document.querySelectorAll<HTMLElement>('.strip img[style]')) {
    earlier.style.viewTransitionName = ''
  }
  const photo = event.currentTarget.querySelector<HTMLElement>('.strip img')
  if (photo) photo.style.viewTransitionName = NAME
}
