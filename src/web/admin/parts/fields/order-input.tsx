import { type ComponentProps, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import type { TextInput } from '#web/ui/text-input.tsx'
import type { Choice } from './operator-field.tsx'

interface Props extends Omit<ComponentProps<typeof TextInput>, 'defaultValue'> {
  /** Comma-separated values. */
  defaultValue: string
  choices: readonly Choice[]
}

/** An ordered selection: chosen below, moved by buttons that are reachable by keyboard. */
export function OrderInput({ defaultValue, name, choices, id, ...described }: Props) {
  const { t } = useText()
  const [chosen, setChosen] = useState(() => defaultValue.split(',').filter(Boolean))
  const labelOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value
  const move = (at: number, by: 1 | -1) => {
    const next = [...chosen]
    const [moved] = next.splice(at, 1)
    next.splice(at + by, 0, moved!)
    setChosen(next)
  }
  return (
    <span className="grid gap-2">
      <input type="hidden" name={name} value={chosen.join(',')} />
      <ol className="grid gap-1">
        {chosen.map((value, at) => (
          <li key={value} className="flex items-center gap-1 rounded-md border border-line bg-surface ps-3">
            <span className="min-w-0 grow truncate">{labelOf(value)}</span>
            <IconButton
              icon="chevron-down"
              className="rotate-180"
              label={t('operator.move-up', { name: labelOf(value) })}
              disabled={at === 0}
              onClick={() => move(at, -1)}
            />
            <IconButton
              icon="chevron-down"
              label={t('operator.move-down', { name: labelOf(value) })}
              disabled={at === chosen.length - 1}
              onClick={() => move(at, 1)}
            />
            <IconButton
              icon="x"
              label={t('operator.take-out', { name: labelOf(value) })}
              onClick={() => setChosen(chosen.filter((other) => other !== value))}
            />
          </li>
        ))}
      </ol>
      <Select
        id={id}
        aria-describedby={described['aria-describedby']}
        aria-invalid={described['aria-invalid']}
        value=""
        placeholder={t('operator.add-one')}
        options={choices.filter(({ value }) => !chosen.includes(value))}
        onChange={({ target }) => target.value && setChosen([...chosen, target.value])}
      />
    </span>
  )
}
