import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Table } from '#web/ui/table.tsx'
import { type ListState, listAddress, PAGE_SIZE } from './list-address.ts'

interface Props<T> {
  caption: string
  columns: readonly { key: string; label: string; cell: (row: T) => ReactNode; number?: boolean; sort?: string }[]
  rows: readonly T[]
  keyOf: (row: T) => string | number
  total: number
  /** False where the count is capped. */
  isExact?: boolean
  state: ListState
  /** True where all rows are shown at once. */
  isWhole?: boolean
  /** The message of the empty state. */
  empty: { title: string; text?: string }
}

/** An admin list: the server filters, sorts and pages it, and its state is in the address. */
export function AdminList<T>({
  caption,
  columns,
  rows,
  keyOf,
  total,
  isExact = true,
  state,
  isWhole = false,
  empty,
}: Props<T>) {
  const { t } = useText()
  const isLoading = useNavigation().state === 'loading'
  const sorts = columns.filter(({ sort }) => sort !== undefined)
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={isLoading}>
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <p role="status" className="figures text-ink-soft">
          {isExact ? t('admin.found', { count: total }) : t('admin.found-more', { count: total })}
        </p>
        {sorts.length > 0 && (
          <nav aria-label={t('admin.order')} className="scroll-row flex gap-1 whitespace-nowrap">
            {sorts.map(({ sort, label }) => (
              <SortLink key={sort} sort={sort!} label={label} state={state} />
            ))}
          </nav>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState drawing="search" title={empty.title} text={empty.text} />
      ) : (
        <div className={isLoading ? 'opacity-60' : undefined}>
          <Table caption={caption} columns={columns} rows={rows} keyOf={keyOf} />
        </div>
      )}
      {!isWhole && (
        <Pagination
          current={state.page}
          last={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(page) => listAddress(state, { page })}
        />
      )}
    </div>
  )
}

/** Sorts by a column; a second press reverses the order. */
function SortLink({ sort, label, state }: { sort: string; label: string; state: ListState }) {
  const isUp = state.sort === sort
  const isDown = state.sort === `-${sort}`
  return (
    <Link
      to={listAddress(state, { sort: isUp ? `-${sort}` : sort })}
      preventScrollReset
      aria-current={isUp || isDown ? 'true' : undefined}
      className="inline-flex min-h-9 items-center gap-1 rounded-full px-3 no-underline hover:bg-brand-soft aria-[current=true]:bg-brand-soft aria-[current=true]:font-semibold"
    >
      {label}
      {(isUp || isDown) && <Icon name="chevron-down" size={14} className={isUp ? 'rotate-180' : ''} />}
    </Link>
  )
}
