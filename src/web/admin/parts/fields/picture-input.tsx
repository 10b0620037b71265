import { type ComponentProps, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useObjectUrl } from './use-object-url.ts'

interface Props extends Omit<ComponentProps<'input'>, 'defaultValue' | 'type' | 'className'> {
  /** The address of the current image; empty without one. */
  defaultValue: string
}

/** An image input: keep, replace or remove. The form sends the file, and a flag that removes the old one. */
export function PictureInput({ defaultValue, name, ...control }: Props) {
  const { t } = useText()
  const [file, setFile] = useState<File | null>(null)
  const chosen = useObjectUrl(file)
  const shown = chosen ?? defaultValue
  return (
    <span className="grid gap-2">
      {shown && (
        <img
          src={shown}
          alt={t(chosen ? 'operator.picture-new' : 'operator.picture-now')}
          className="bg-edge max-h-24 w-fit max-w-full rounded-md border border-line object-contain p-2"
        />
      )}
      <input
        {...control}
        required={false}
        type="file"
        name={name}
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        className="min-h-11 w-full text-sm file:me-4 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-edge file:bg-surface file:px-5 file:font-semibold file:text-ink"
      />
      {defaultValue && !file && <Checkbox name={`${name}-remove`} value="1" label={t('operator.picture-remove')} />}
    </span>
  )
}
