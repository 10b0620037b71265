import type { ReactNode } from 'react'

interface Column<T> {
  key: string
  label: string
  /** Null where there is nothing to say: a card then leaves the line out. */
  cell: (row: T) => ReactNode
  /** Numbers stand at the end and line up. */
  number?: boolean
}

interface Props<T> {
  caption: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  keyOf: (row: T) => string | number
  /** Rows that the reader is pointed at. */
  isMarked?: (row: T) => boolean
}

/** Rows and columns; on phones each row becomes a card with the column's name beside each value. */
export function Table<T>({ caption, columns, rows, keyOf, isMarked }: Props<T>) {
  return (
    // The roles are spelt out because changing `display` on phones would take them away.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className="block w-full text-sm md:table md:border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="border-b border-line">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={`px-3 py-2.5 text-xs font-semibold text-ink-soft ${column.number ? 'text-end' : 'text-start'}`}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid grid-cols-1 gap-3 md:table-row-group">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            className={`grid grid-cols-1 gap-1 rounded-lg border border-line p-4 md:table-row md:rounded-none md:border-0 md:border-b ${isMarked?.(row) ? 'bg-brand-soft font-semibold' : 'bg-surface md:bg-transparent'}`}
          >
            {columns.map((column) => {
              const content = column.cell(row)
              return (
                <td
                  key={column.key}
                  role="cell"
                  className={`${content === null ? 'hidden' : 'flex'} justify-between gap-4 max-md:wrap-anywhere md:table-cell md:px-3 md:py-3 ${column.number ? 'figures md:text-end' : ''}`}
                >
                  <span aria-hidden="true" className="max-w-1/2 shrink-0 text-ink-soft md:hidden">
                    {column.label}
                  </span>
                  {content}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
