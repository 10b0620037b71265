import type { NavigateFunction } from 'react-router'

/** Addresses that are not pages of the application. */
const OUTSIDE = /^\/(api|images|documents|tiles|assets|brochures|embed)\//

/**
 * Follows ordinary links without loading the document anew. One listener for the whole page: hundreds of cards
 * stay plain <a> elements, which cost the server nothing and work before the application runs.
 */
export function followLinks(root: Document, navigate: NavigateFunction): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    if (link.target || link.hasAttribute('download') || 'reload' in link.dataset) return
    const url = new URL(link.href, location.href)
    if (url.origin !== location.origin || OUTSIDE.test(url.pathname)) return
    const samePage = url.pathname === location.pathname && url.search === location.search
    if (samePage && url.hash) return
    // Without a connection only the worker can answer, and it answers with whole documents.
    if (!navigator.onLine) return
    event.preventDefault()
    navigate(url.pathname + url.search + url.hash, { viewTransition: true })
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}
