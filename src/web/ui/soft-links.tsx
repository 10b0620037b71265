import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Makes plain links change the page without loading it anew. One listener instead of a router link per card keeps a
 * page of fifty cards light; without script the links simply work. `data-reload` asks for a whole new document.
 */
export function SoftLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = softLink(event)
      if (!link) return
      event.preventDefault()
      leadPhoto(link)
      navigate(link.pathname + link.search + link.hash, { viewTransition: true })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
  return null
}

function softLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.hasAttribute('download')) return null
  if ((link.target && link.target !== '_self') || link.dataset.reload !== undefined) return null
  // Files of the server are not pages of the site.
  if (/^\/(api|images|documents|tiles)\//.test(link.pathname)) return null
  // A jump within the page is the browser's own business.
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return null
  return link
}

/** The pressed card's photo grows into the first photo of the next page, where the browser can show that. */
function leadPhoto(link: HTMLAnchorElement) {
  const photo = link.querySelector<HTMLElement>('.strip img')
  if (photo) photo.style.viewTransitionName = 'lead-photo'
}
