import type { DraftHead } from '#contract/drafts.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'

/** Unfinished drafts, with a link to continue each. */
export function UnfinishedList({ kind, drafts }: { kind: ListingKind; drafts: readonly DraftHead[] }) {
  const { t } = useText()
  if (drafts.length === 0) return null
  const add = kind === 'property' ? paths.addProperty : paths.addProject
  const edit = kind === 'property' ? paths.editProperty : paths.editProject
  return (
    <section aria-labelledby="unfinished" className="grid gap-1 rounded-lg border border-line p-4">
      <h2 id="unfinished" className="text-sm font-semibold">
        {t('owner.need-draft')}
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {drafts.map(({ key, title, slug_id }) => (
          <li key={key}>
            <a
              href={slug_id ? edit(slug_id) : add(key)}
              data-reload
              className="inline-flex min-h-11 items-center text-sm break-all"
            >
              {title || t('owner.untitled')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
