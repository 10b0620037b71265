import type { NavigateFunction } from 'react-router'

/** Addresses that are not pages of the application. */
const OUTSIDE = /^\/(api|images|documents|tiles|assets|brochures|embed)\//

/**
 * Follows ordinary links without a document load. One listener for the whole page: hundreds of cards stay plain <a>
 * elements, which cost the server nothing and work before hydration.
 */
export function followLinks(root: Document, navigate: NavigateFunction): () => void {
  const onClick = (event: MouseEvent) => {
    const link = plainlyPressed(event)
    if (!link || event.defaultPrevented) return
    const url = new URL(link.href, location.href)
    if (url.origin !== location.origin || OUTSIDE.test(url.pathname)) return
    const samePage = url.pathname === location.pathname && url.search === location.search
    if (samePage && url.hash) return
    // Without a connection only the service worker can answer, and it answers with whole documents.
    if (!navigator.onLine) return
    event.preventDefault()
    navigate(url.pathname + url.search + url.hash, { viewTransition: true })
  }
  root.addEventListener('click', onClick)
  root.defaultView?.addEventListener('click', leaveToWorker, true)
  return () => {
    root.removeEventListener('click', onClick)
    root.defaultView?.removeEventListener('click', leaveToWorker, true)
  }
}

/**
 * A router link pressed without a connection: the router could not load the page's code and would reload the current
 * page. Where a service worker answers, the document navigates to the link's address, from which it can be retried.
 */
function leaveToWorker(event: MouseEvent) {
  const link = plainlyPressed(event)
  if (link && 'discover' in link.dataset && !navigator.onLine && navigator.serviceWorker?.controller)
    event.stopPropagation()
}

function plainlyPressed(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  return link.target || link.hasAttribute('download') || 'reload' in link.dataset ? null : link
}
