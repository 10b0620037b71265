/** What can wait until the page has hydrated. */
export function afterStart() {
  registerWorker()
  askPositionOnce()
}

/** The worker keeps an answer for when there is no connection. */
function registerWorker() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.info('No offline page:', error))
}

const ASKED = 'position-asked'

/** The visitor's position is asked for once per browser, after a gesture, and only logged; a refusal is never asked about again. */
function askPositionOnce() {
  try {
    if (!navigator.geolocation || localStorage.getItem(ASKED)) return
  } catch {
    return
  }
  const ask = () => {
    localStorage.setItem(ASKED, '1')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => console.info('Position:', coords.latitude, coords.longitude),
      (error) => console.info('Position:', error.message),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 },
    )
  }
  addEventListener('click', ask, { once: true, capture: true })
}
