/** The operator's placeholder images; empty where none was uploaded. */
interface Placeholders {
  photo: string
  portrait: string
}

let isWatching = false

/** Replaces photos and avatars that failed to load, including those that failed before hydration. */
export function coverBrokenImages(page: Document, placeholders: Placeholders) {
  if (isWatching) return
  isWatching = true
  // Error events of images do not bubble, so the listener captures them.
  page.addEventListener('error', ({ target }) => cover(target, placeholders), true)
  for (const image of page.images) if (image.complete && image.naturalWidth === 0) cover(image, placeholders)
}

function cover(target: EventTarget | null, placeholders: Placeholders) {
  if (!(target instanceof HTMLImageElement) || !target.matches('picture img, .strip img, img[data-portrait]')) return
  const placeholder = 'portrait' in target.dataset ? placeholders.portrait : placeholders.photo
  const isFirst = target.dataset.broken === undefined
  target.dataset.broken = isFirst && placeholder ? 'covered' : 'hidden'
  if (!isFirst || !placeholder) return
  for (const source of target.closest('picture')?.querySelectorAll('source') ?? []) source.removeAttribute('srcset')
  target.removeAttribute('srcset')
  target.src = placeholder
}
