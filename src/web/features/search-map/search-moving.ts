const ENTRY = 'map-search-moving'

/** Whether the list follows the map in this browser. */
export function readSearchMoving(): boolean {
  try {
    return localStorage.getItem(ENTRY) === '1'
  } catch {
    return false
  }
}

export function keepSearchMoving(isOn: boolean) {
  try {
    localStorage.setItem(ENTRY, isOn ? '1' : '0')
  } catch {
    // Private windows may refuse storage; the switch then lasts as long as the page.
  }
}
