/**
 * Calls the listener when the page's colours change: by the theme switch, or by the system setting without a choice.
 */
export function onColoursChange(run: () => void): () => void {
  const switched = new MutationObserver(run)
  switched.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'style', 'class'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', run)
  return () => {
    switched.disconnect()
    system.removeEventListener('change', run)
  }
}
