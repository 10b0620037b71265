const DRAWINGS = {
  /** A house with its door ajar. */
  house: 'M18 78V44l30-24 30 24v34M12 78h72M42 78V56h14l6 4v18M42 56l-0 22M66 28v-8h6v13',
  /** A magnifier over a plan. */
  search: 'M16 70V26h40v14M16 48h22M36 26v14M62 52a12 12 0 1 0 0 .1M71 61l11 12M16 70h24',
  /** A heart on a key ring. */
  heart:
    'M48 74C30 62 20 52 20 40a14 14 0 0 1 28-4 14 14 0 0 1 28 4c0 12-10 22-28 34ZM48 36v-9M42 21a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
  /** Two speech bubbles. */
  messages: 'M16 24h44v28H34l-10 9v-9h-8ZM66 36h14v26h-8v9l-10-9H42v-4M26 34h24M26 42h16',
  /** A cloud with a broken line. */
  offline: 'M30 62a14 14 0 0 1 0-28 20 20 0 0 1 38 4 12 12 0 0 1 0 24H56M40 62h4M48 54v18M44 68l4 4 4-4M30 62h2',
  /** A lintel that has slipped. */
  broken: 'M22 78V40M74 78V40M12 78h72M14 34l66-10 1 8-66 10ZM40 78V58h16v20',
} as const

export type DrawingName = keyof typeof DRAWINGS

/** A line drawing for empty states. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 0 96 96" width={96} height={96} aria-hidden="true" className="icon text-brand">
      <path d={DRAWINGS[name]} strokeWidth={1.5} />
    </svg>
  )
}
