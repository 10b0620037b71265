import { useTask } from '#web/admin/parts/use-task.ts'
import { useText } from '#web/i18n/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface Props {
  kind: 'slider' | 'section'
  rows: readonly { id: number; title: string }[]
  at: number
}

/** Moves an entry up or down among its likes. */
export function MoveButtons({ kind, rows, at }: Props) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const move = (by: 1 | -1) => {
    const ids = rows.map(({ id }) => id)
    const [moved] = ids.splice(at, 1)
    ids.splice(at + by, 0, moved!)
    void run(async (token) => {
      const { sendOrder } = await import('./calls.ts')
      await sendOrder(token, kind, ids)
    })
  }
  const name = rows[at]!.title
  return (
    <span className="flex items-center">
      <IconButton
        icon="chevron-down"
        className="rotate-180"
        label={t('operator.move-up', { name })}
        disabled={isBusy || at === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={t('operator.move-down', { name })}
        disabled={isBusy || at === rows.length - 1}
        onClick={() => move(1)}
      />
      {problem && <span role="alert">{problem}</span>}
    </span>
  )
}
