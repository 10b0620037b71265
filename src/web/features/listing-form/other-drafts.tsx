import { useEffect, useState } from 'react'
import type { DraftHead } from '#contract/drafts.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { localDrafts } from './local-drafts.ts'

interface Props {
  kind: ListingKind
  readerId: number
  drafts: readonly DraftHead[]
}

interface Line {
  key: string
  title: string
  href: string
}

const SHOWN = 3

/** Unfinished drafts, on the server or only on this device. */
export function OtherDrafts({ kind, readerId, drafts }: Props) {
  const { t } = useText()
  const [here, setHere] = useState<Line[]>([])
  const add = kind === 'property' ? paths.addProperty : paths.addProject
  useEffect(() => {
    const known = new Set(drafts.map(({ key }) => key))
    const unsent = localDrafts(localStorage, readerId).list(kind)
    setHere(unsent.filter(({ key }) => !known.has(key)).map(({ key, title }) => ({ key, title, href: add(key) })))
  }, [kind, readerId, drafts, add])
  const edit = kind === 'property' ? paths.editProperty : paths.editProject
  const kept = drafts.map(({ key, title, slug_id }) => ({ key, title, href: slug_id ? edit(slug_id) : add(key) }))
  const lines = [...here, ...kept].slice(0, SHOWN)
  if (lines.length === 0) return null
  return (
    <section aria-label={t('listing-form.unfinished')} className="grid gap-1 rounded-md border border-line p-4">
      <h2 className="text-sm font-semibold">{t('listing-form.unfinished')}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {lines.map(({ key, title, href }) => (
          <li key={key}>
            {/* Another draft is another form: the document is reloaded. */}
            <a href={href} data-reload className="inline-flex min-h-11 items-center text-sm">
              {t('listing-form.continue', { title: title || t('listing-form.untitled') })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
