import { Shelf } from './shelf.tsx'

const COLOURS = [
  'bg-paper',
  'bg-surface',
  'bg-ink',
  'bg-ink-soft',
  'bg-line',
  'bg-edge',
  'bg-brand',
  'bg-brand-strong',
  'bg-brand-soft',
  'bg-clay',
  'bg-clay-soft',
  'bg-good',
  'bg-warn',
  'bg-bad',
]
const TYPE = ['text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs']

/** Colours and typography. */
export function TokenShelves() {
  return (
    <>
      <Shelf name="colours">
        {COLOURS.map((colour) => (
          <span key={colour} className="grid gap-1 text-xs">
            <span className={`block h-14 w-24 rounded-md border border-line ${colour}`} />
            {colour.slice(3)}
          </span>
        ))}
      </Shelf>
      <Shelf name="type" bare>
        {TYPE.map((size) => (
          <p key={size} className={`${size} truncate font-semibold`}>
            A house with 3 rooms, 1,250,000
          </p>
        ))}
        <p className="mt-4 max-w-measure">
          Text is set at seventeen pixels on a line of at most sixty-eight characters, with room between the lines, so
          that a description of a home reads like a page of a magazine.
        </p>
        <p className="mt-2" lang="ar" dir="rtl" style={{ fontFamily: 'Figtree, Cairo' }}>
          شقة زاوية مشرقة فوق النهر، ثلاث غرف نوم
        </p>
      </Shelf>
    </>
  )
}
