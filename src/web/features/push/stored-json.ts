/** Reads one JSON object of this browser's storage; anything unreadable counts as absent. */
export function readJson<T extends { at: number }>(entry: string): T | null {
  try {
    const kept = JSON.parse(localStorage.getItem(entry) ?? 'null') as T | null
    return kept && typeof kept.at === 'number' ? kept : null
  } catch {
    return null
  }
}

export function writeJson(entry: string, kept: object | null) {
  try {
    if (kept) localStorage.setItem(entry, JSON.stringify(kept))
    else localStorage.removeItem(entry)
  } catch {
    // Without storage the device registers with each visit.
  }
}
