import { coverBrokenImages } from './cover-broken-images.ts'
import { asksPosition, logPosition } from './log-position.ts'

/** The settings that are needed once the application runs. */
export interface StartSettings {
  geolocation_on_load?: string | undefined
  web_placeholder_logo: string
  img_placeholder: string
}

/** What can wait until the page has hydrated. */
export function afterStart(settings: StartSettings | null) {
  registerWorker()
  if (!settings) return
  coverBrokenImages(document, { photo: settings.web_placeholder_logo, portrait: settings.img_placeholder })
  if (asksPosition(settings, location.pathname)) logPosition(navigator.geolocation)
}

/** The worker keeps an answer for when there is no connection. */
function registerWorker() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.info('No offline page:', error))
}
