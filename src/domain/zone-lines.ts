import { offsetAt } from './time-zone.ts'

const DAY_MS = 86_400_000
/** Lower bound for the time between two clock changes. */
const STEP_MS = 5 * DAY_MS
const MARGIN_MS = 400 * DAY_MS

/**
 * VTIMEZONE of RFC 5545: each transition around these instants is listed individually. Open-ended rules would be
 * shorter, but future rules may change.
 */
export function zoneLines(zone: string, moments: readonly Date[]): string[] {
  const times = moments.map((at) => at.getTime())
  const start = Math.floor((Math.min(...times) - MARGIN_MS) / DAY_MS) * DAY_MS
  const changes = changesBetween(start, Math.max(...times) + MARGIN_MS, zone)
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...changes.flatMap(changeLines), 'END:VTIMEZONE']
}

interface Change {
  at: number
  from: number
  to: number
}

/** The first entry is the offset before any of the transitions. */
function changesBetween(start: number, end: number, zone: string): Change[] {
  const first = offsetAt(start, zone)
  const changes: Change[] = [{ at: start, from: first, to: first }]
  for (let at = start, from = first; at < end; at += STEP_MS) {
    const to = offsetAt(at + STEP_MS, zone)
    if (to === from) continue
    changes.push({ at: exactly(at, at + STEP_MS, from, zone), from, to })
    from = to
  }
  return changes
}

/** Second of a transition between two instants, of which only the first has the old offset. */
function exactly(before: number, after: number, from: number, zone: string): number {
  let [low, high] = [before, after]
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000
    if (offsetAt(middle, zone) === from) low = middle
    else high = middle
  }
  return high
}

function changeLines({ at, from, to }: Change): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    // In the local time before the transition.
    `DTSTART:${new Date(at + from).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${written(from)}`,
    `TZOFFSETTO:${written(to)}`,
    `END:${kind}`,
  ]
}

function written(offset: number): string {
  const seconds = Math.round(Math.abs(offset) / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = seconds % 60 === 0 ? '' : two(seconds % 60)
  return `${offset < 0 ? '-' : '+'}${two(Math.trunc(seconds / 3600))}${two(Math.trunc(seconds / 60) % 60)}${rest}`
}
