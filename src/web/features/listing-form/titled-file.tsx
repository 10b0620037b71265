import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { DraftSlot, FileMark } from './draft-types.ts'
import { OneFile } from './one-file.tsx'

interface Props {
  title: string
  titleLabel: string
  example: string
  fileLabel: string
  removeLabel: string
  slot: DraftSlot
  accept: string
  file: FileMark | null
  error: string | undefined
  onTitle: (title: string) => void
  onFile: (file: FileMark | null) => void
  onRemove: () => void
}

/** A floor or a plan: its title, and its image or document. */
export function TitledFile(props: Props) {
  return (
    <li className="grid gap-4 rounded-lg border border-line p-4 sm:grid-cols-[1fr_1fr_auto] sm:items-start">
      <Field
        label={props.titleLabel}
        value={props.title}
        maxLength={120}
        autoComplete="off"
        placeholder={props.example}
        error={props.error}
        onChange={(event) => props.onTitle(event.target.value)}
      />
      <OneFile
        label={props.fileLabel}
        slot={props.slot}
        accept={props.accept}
        file={props.file}
        onChange={props.onFile}
      />
      <IconButton
        icon="x"
        label={props.removeLabel}
        onClick={props.onRemove}
        className="max-sm:justify-self-end sm:mt-7"
      />
    </li>
  )
}
