import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { FileMark } from './draft-types.ts'
import { FileProgress } from './file-progress.tsx'
import { useWizard } from './wizard-context.ts'

/** One file by name, with its image if it is one, and a remove button. */
export function FileRow({ mark, onRemove }: { mark: FileMark; onRemove: () => void }) {
  const { t } = useText()
  const { faceOf, cancelFile } = useWizard()
  const face = faceOf(mark)
  if (!face) return null
  const remove = () => {
    cancelFile(mark)
    onRemove()
  }
  return (
    <div className="rounded-lg border border-line bg-surface">
      <div className="flex items-center gap-3 py-1 ps-3 pe-1">
        {face.isImage ? (
          <img src={face.url} alt="" className="size-10 shrink-0 rounded-md object-cover" />
        ) : (
          <Icon name="file-text" className="shrink-0 text-ink-soft" />
        )}
        <span className="min-w-0 grow truncate text-sm">{face.name}</span>
        <IconButton icon="x" label={t('listing-form.file-remove', { name: face.name })} onClick={remove} />
      </div>
      <FileProgress pending={face.pending} />
    </div>
  )
}
