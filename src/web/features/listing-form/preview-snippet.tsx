import { clipText, META_LIMITS } from '#domain/meta-tags.ts'
import { slugOf } from '#domain/slug.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { useWizard } from './wizard-context.ts'

/** Preview of the search-engine result. */
export function PreviewSnippet() {
  const { t } = useText()
  const { draft, kind, baseUrl, siteName } = useWizard()
  const slug = slugOf(draft.slug_id || draft.title)
  const address = `${baseUrl.replace(/^https?:\/\//, '')}${kind === 'property' ? paths.property(slug) : paths.project(slug)}`
  const title = draft.meta_title || draft.title || t('listing-form.untitled')
  const description = draft.meta_description || draft.description
  return (
    <div className="grid max-w-measure gap-1 rounded-lg border border-line bg-surface p-4">
      <p className="truncate text-xs text-ink-soft">{decodeURI(address)}</p>
      <p className="text-lg text-brand">
        {clipText(title, META_LIMITS.title)} · {siteName}
      </p>
      <p className="text-sm text-ink-soft">{clipText(description, META_LIMITS.descriptionMost)}</p>
    </div>
  )
}
