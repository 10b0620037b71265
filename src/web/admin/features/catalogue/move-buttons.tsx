import type { OrderedKind } from '#domain/catalogue-entries.ts'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { DRAGGED, moved } from './moved.ts'
import { useOrder } from './use-order.ts'

interface Props {
  kind: OrderedKind
  rows: readonly { id: number; title: string }[]
  at: number
}

/** Moves an entry up or down in its list: by two buttons, or by a drag handle (see `DragArea`). */
export function MoveButtons({ kind, rows, at }: Props) {
  const { t } = useText()
  const { order, isBusy, problem } = useOrder(kind)
  const { id, title: name } = rows[at]!
  const ids = rows.map((row) => row.id)
  return (
    <span className="flex items-center">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer alone; the buttons beside it do the same */}
      <span
        draggable
        title={t('entries.drag')}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.effectAllowed = 'move'
          dataTransfer.setData(DRAGGED, String(id))
        }}
        className="grid size-11 cursor-grab place-items-center text-ink-soft pointer-coarse:hidden"
      >
        <Icon name="grip-vertical" size={18} />
      </span>
      <IconButton
        icon="chevron-down"
        className="rotate-180"
        label={t('operator.move-up', { name })}
        disabled={isBusy || at === 0}
        onClick={() => order(moved(ids, at, at - 1))}
      />
      <IconButton
        icon="chevron-down"
        label={t('operator.move-down', { name })}
        disabled={isBusy || at === rows.length - 1}
        onClick={() => order(moved(ids, at, at + 1))}
      />
      {problem && <span role="alert">{problem}</span>}
    </span>
  )
}
