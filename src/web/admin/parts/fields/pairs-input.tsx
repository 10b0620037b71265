import { type ComponentProps, useState } from 'react'
import { pairsIn } from '#domain/operator-field.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

interface Props extends Omit<ComponentProps<typeof TextInput>, 'defaultValue'> {
  defaultValue: string
}

interface Line {
  key: number
  title: string
  value: string
}

/** Rows of a name and a value, such as bank details; empty rows are left out. */
export function PairsInput({ defaultValue, name, id, ...described }: Props) {
  const { t } = useText()
  const [lines, setLines] = useState<Line[]>(() =>
    (pairsIn(defaultValue || '[]') ?? []).map((pair, key) => ({ ...pair, key })),
  )
  const change = (key: number, part: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)))
  const kept = lines.filter(({ title, value }) => title.trim() !== '' || value.trim() !== '')
  return (
    <span className="grid gap-2">
      <input
        type="hidden"
        name={name}
        value={JSON.stringify(kept.map(({ title, value }) => ({ title: title.trim(), value: value.trim() })))}
      />
      {lines.map(({ key, title, value }, at) => (
        <span key={key} className="grid grid-cols-[1fr_auto] gap-2 sm:grid-cols-[1fr_2fr_auto]">
          <TextInput
            {...(at === 0 && { id, 'aria-describedby': described['aria-describedby'] })}
            aria-label={t('operator.pair-name', { number: at + 1 })}
            value={title}
            onChange={({ target }) => change(key, { title: target.value })}
            dir="auto"
          />
          <span className="max-sm:order-last max-sm:col-span-2">
            <TextInput
              aria-label={t('operator.pair-value', { number: at + 1 })}
              value={value}
              onChange={({ target }) => change(key, { value: target.value })}
              dir="auto"
            />
          </span>
          <IconButton
            icon="trash"
            label={t('operator.pair-remove', { number: at + 1 })}
            onClick={() => setLines(lines.filter((line) => line.key !== key))}
          />
        </span>
      ))}
      <span>
        <Button
          icon="plus"
          size="small"
          {...(lines.length === 0 && { id })}
          onClick={() =>
            setLines([...lines, { key: Math.max(-1, ...lines.map(({ key }) => key)) + 1, title: '', value: '' }])
          }
        >
          {t('operator.pair-add')}
        </Button>
      </span>
    </span>
  )
}
