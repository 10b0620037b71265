import { useSyncExternalStore } from 'react'

const ENTRY = 'chat-enter'
const listeners = new Set<() => void>()
let now: boolean | null = null

/** Whether Enter sends or inserts a line break; shared by all inputs of the page. */
export function useEnterSends(): [isOn: boolean, set: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, read, () => true), write]
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function read(): boolean {
  if (now === null)
    try {
      now = localStorage.getItem(ENTRY) !== 'line'
    } catch {
      now = true
    }
  return now
}

function write(isOn: boolean) {
  now = isOn
  try {
    localStorage.setItem(ENTRY, isOn ? 'send' : 'line')
  } catch {
    // Without storage the choice lasts for this page.
  }
  for (const listener of listeners) listener()
}
