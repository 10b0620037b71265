import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useObjectUrl } from './use-object-url.ts'

/** The attached file before it is sent. */
export function AttachedFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t, language } = useText()
  const address = useObjectUrl(file.type.startsWith('image/') ? file : null)
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
  return (
    <div className="flex items-center gap-3 rounded-md border border-line p-2">
      {address ? (
        <img src={address} alt="" className="size-14 rounded-md object-cover" />
      ) : (
        <Icon name="file-text" size={28} className="m-3.5" />
      )}
      <span className="grid min-w-0 flex-1 text-sm">
        <span className="truncate">{file.name}</span>
        <span className="text-xs text-ink-soft">{size.format(Math.max(1, file.size / 1000))}</span>
      </span>
      <IconButton icon="x" label={t('chat.remove-file', { name: file.name })} onClick={onRemove} />
    </div>
  )
}
