import { useText } from '#web/i18n/text.tsx'
import { FileButton, PAPER_TYPES } from './file-button.tsx'
import { FileRow } from './file-row.tsx'
import { useWizard } from './wizard-context.ts'

const MAX = 40

/** Documents of the listing. */
export function DocumentList() {
  const { t } = useText()
  const { draft, set, addFiles } = useWizard()
  const { documents } = draft
  const left = MAX - documents.length
  return (
    <section aria-label={t('listing-form.documents')} className="grid gap-3">
      <h3 className="text-base font-semibold">
        {t('listing-form.documents')} {t('form.optional')}
      </h3>
      <p className="text-sm text-ink-soft">{t('listing-form.documents-help')}</p>
      <ul className="grid gap-2 empty:hidden sm:grid-cols-2">
        {documents.map((mark) => (
          <li key={mark} className="min-w-0">
            <FileRow mark={mark} onRemove={() => set({ documents: documents.filter((known) => known !== mark) })} />
          </li>
        ))}
      </ul>
      <div>
        <FileButton
          label={t('listing-form.documents-add')}
          accept={PAPER_TYPES}
          many
          disabled={left <= 0}
          onFiles={(files) => set({ documents: [...documents, ...addFiles('document', files.slice(0, left))] })}
        />
      </div>
    </section>
  )
}
