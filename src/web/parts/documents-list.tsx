import type { PropertyDocument } from '#contract/objects.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The documents of a listing, for download. */
export function DocumentsList({ documents }: { documents: readonly PropertyDocument[] }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {documents.map(({ id, file, file_name, type }) => (
        <li key={id} className="min-w-0">
          <a
            href={file}
            download
            className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface px-4 no-underline transition-colors duration-150 hover:border-edge"
          >
            <Icon name="file-text" className="text-ink-soft" />
            <span className="min-w-0 grow truncate text-sm font-medium">{file_name}</span>
            <span className="text-xs text-ink-soft uppercase">{type}</span>
            <Icon name="download" size={18} />
          </a>
        </li>
      ))}
    </ul>
  )
}
