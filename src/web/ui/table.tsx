import type { ReactNode } from 'react'

interface Column<T> {
  key: string
  label: string
  /** Null without a value: a card then leaves the line out. */
  cell: (row: T) => ReactNode
  /** Numbers are aligned at the end. */
  number?: boolean
  /** On phones the cell heads the card, without its label. */
  isHead?: boolean
  /** Buttons need no label: their column has none that can be seen. */
  isBare?: boolean
}

interface Props<T> {
  caption: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  keyOf: (row: T) => string | number
  /** Highlighted rows. */
  isMarked?: (row: T) => boolean
}

/** A table; on phones each row becomes a card with the column's name beside each value. */
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
              className={`px-2 py-2.5 text-xs xl:px-3 font-semibold text-ink-soft ${column.number ? 'text-end' : 'text-start'}`}
            >
              {column.isBare ? <span className="sr-only">{column.label}</span> : column.label}
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
                  className={`${content === null ? 'hidden' : 'flex'} justify-between gap-4 max-md:wrap-anywhere md:table-cell md:px-2 md:py-3 xl:px-3 ${column.number ? 'figures md:text-end' : ''}`}
                >
                  {!column.isHead && !column.isBare && (
                    <span aria-hidden="true" className="max-w-1/2 shrink-0 text-ink-soft md:hidden">
                      {column.label}
                    </span>
                  )}
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
