import type { MapPin } from './map-types.ts'

/** One pin: a real button, so it can be reached, named and pressed without a mouse. */
export function pinButton(pin: MapPin, isSelected: boolean, onSelect: (id: string) => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = pin.text ? 'map-pin' : 'map-pin map-pin-dot'
  button.setAttribute('aria-label', pin.label)
  button.setAttribute('aria-pressed', String(isSelected))
  button.dir = 'auto'
  if (pin.text) button.textContent = pin.text
  button.addEventListener('click', () => onSelect(pin.id))
  return button
}
