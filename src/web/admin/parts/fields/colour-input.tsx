import { type ComponentProps, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

interface Props extends Omit<ComponentProps<typeof TextInput>, 'defaultValue'> {
  defaultValue: string
}

/** A colour, typed or picked. */
export function ColourInput({ defaultValue, ...control }: Props) {
  const { t } = useText()
  const [colour, setColour] = useState(defaultValue)
  return (
    <span className="flex gap-2">
      <TextInput
        {...control}
        dir="ltr"
        maxLength={7}
        spellCheck={false}
        value={colour}
        onChange={({ target }) => setColour(target.value)}
      />
      <input
        type="color"
        aria-label={t('operator.pick-colour')}
        value={/^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : '#000000'}
        onChange={({ target }) => setColour(target.value.toUpperCase())}
        className="h-12 w-16 shrink-0 cursor-pointer rounded-md border border-edge bg-surface p-1"
      />
    </span>
  )
}
