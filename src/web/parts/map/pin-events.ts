import type { Point } from '#domain/geo.ts'
import type { Spot } from '#domain/simplify.ts'
import type { SurfaceEvents } from './map-types.ts'
import { neighbourOf } from './pin-neighbour.ts'

/** Pointer movement below this is a press, above it a drag. */
const TREMBLE_PX = 6
const CORNER_STEP_PX = 8
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** A map starts its own drag on these events; a vertex must handle them first. */
const STARTS = ['pointerdown', 'mousedown', 'touchstart'] as const

type Heard = Pick<SurfaceEvents, 'onSelect' | 'onHover' | 'onCorner'>

/** Delegated event handlers for all pins, because hundreds are added and removed while a map is panned. */
export function listenToPins(
  element: HTMLElement,
  { onSelect, onHover, onCorner }: Heard,
  pointAt: (spot: Spot) => Point,
) {
  let down: Spot = { x: 0, y: 0 }
  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const { left, top } = element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const onStart = (event: Event) => {
    if (event instanceof PointerEvent) down = { x: event.clientX, y: event.clientY }
    const corner = pinOf(event)
    if (!corner?.classList.contains('map-pin-corner')) return
    event.stopPropagation()
    if (event instanceof PointerEvent) dragCorner(event, corner)
  }
  const dragCorner = ({ pointerId }: PointerEvent, corner: HTMLElement) => {
    const stop = new AbortController()
    const { signal } = stop
    const follow = (event: PointerEvent) => {
      if (event.pointerId === pointerId) onCorner?.(corner.dataset.pin!, pointAt(spotOf(event)))
    }
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', () => stop.abort(), { signal })
    addEventListener('pointercancel', () => stop.abort(), { signal })
  }
  const onClick = (event: MouseEvent) => {
    const pin = pinOf(event)
    // A press by keyboard has no position; a drag that began on a pin also ends on it, because pins move with the map.
    const moved = event.detail > 0 && Math.hypot(event.clientX - down.x, event.clientY - down.y) > TREMBLE_PX
    if (pin && !moved) onSelect(pin.dataset.pin!)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const pin = pinOf(event)
    const arrow = ARROWS[event.key]
    if (!pin || event.ctrlKey || event.metaKey || event.altKey) return
    if (pin.classList.contains('map-pin-corner')) {
      if (event.key === 'Delete' || event.key === 'Backspace') onCorner?.(pin.dataset.pin!, null)
      else if (arrow) onCorner?.(pin.dataset.pin!, pointAt(stepFrom(pin, arrow)))
      else return
    } else {
      const next = arrow && neighbourOf(pin, [...element.querySelectorAll<HTMLElement>('.map-pin')], arrow)
      if (!next) return
      next.focus({ preventScroll: true })
    }
    // The arrow key is consumed, so the map does not pan.
    event.stopPropagation()
    event.preventDefault()
  }
  const stepFrom = (pin: HTMLElement, [right, down]: readonly [number, number]): Spot => {
    const { left, top, width, height } = pin.getBoundingClientRect()
    const { x, y } = spotOf({ clientX: left + width / 2, clientY: top + height / 2 })
    return { x: x + right * CORNER_STEP_PX, y: y + down * CORNER_STEP_PX }
  }
  const onIn = (event: Event) => {
    const pin = pinOf(event)
    if (pin) onHover?.(pin.dataset.pin!)
  }
  const onOut = (event: Event) => {
    if (pinOf(event)) onHover?.(null)
  }

  for (const start of STARTS) element.addEventListener(start, onStart, { capture: true })
  element.addEventListener('click', onClick)
  element.addEventListener('keydown', onKeyDown)
  for (const name of ['pointerover', 'focusin']) element.addEventListener(name, onIn)
  for (const name of ['pointerout', 'focusout']) element.addEventListener(name, onOut)
}

const pinOf = (event: Event) => (event.target as Element).closest?.<HTMLElement>('.map-pin') ?? null
