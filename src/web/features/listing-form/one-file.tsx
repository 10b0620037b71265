import { useText } from '#web/i18n/text.tsx'
import type { DraftSlot, FileMark } from './draft-types.ts'
import { FileButton } from './file-button.tsx'
import { FileRow } from './file-row.tsx'
import { useWizard } from './wizard-context.ts'

interface Props {
  label: string
  help?: string
  slot: DraftSlot
  accept: string
  file: FileMark | null
  error?: string | undefined
  onChange: (file: FileMark | null) => void
}

/** A field for a single file. */
export function OneFile({ label, help, slot, accept, file, error, onChange }: Props) {
  const { t } = useText()
  const { addFiles } = useWizard()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {file === null ? (
        <div>
          <FileButton
            label={t('listing-form.choose-file')}
            what={label}
            accept={accept}
            onFiles={(files) => files[0] && onChange(addFiles(slot, [files[0]])[0] ?? null)}
          />
        </div>
      ) : (
        <FileRow mark={file} onRemove={() => onChange(null)} />
      )}
      {help && <p className="text-xs text-ink-soft">{help}</p>}
      {error && (
        <p role="alert" className="text-xs font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
