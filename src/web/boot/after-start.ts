import { coverBrokenImages } from './cover-broken-images.ts'
import { asksPosition, logPosition } from './log-position.ts'

/** The settings that are needed once the application runs. */
export interface StartSettings {
  geolocation_on_load?: string | undefined
  web_placeholder_logo: string
  img_placeholder: string
}

/** Work that is deferred until the page has hydrated. */
export function afterStart(settings: StartSettings | null) {
  registerWorker()
  if (!settings) return
  coverBrokenImages(document, { photo: settings.web_placeholder_logo, portrait: settings.img_placeholder })
  if (asksPosition(settings, location.pathname)) logPosition(navigator.geolocation)
}

/** Registers the service worker, which serves the offline page and the offline copies. */
function registerWorker() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.info('No offline page:', error))
}
