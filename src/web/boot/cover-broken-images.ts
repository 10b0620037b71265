/** The operator's pictures for what cannot be loaded; empty where none was uploaded. */
interface Placeholders {
  photo: string
  portrait: string
}

let isWatching = false

/** Replaces photos and portraits that cannot be loaded, those that failed before the application ran included. */
export function coverBrokenImages(page: Document, placeholders: Placeholders) {
  if (isWatching) return
  isWatching = true
  // Errors of images do not bubble; capturing sees them all.
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
