import { useEffect, useRef } from 'react'
import type { ListingKind } from '#domain/listing-draft.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Drawing } from '#web/ui/drawings.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export interface Outcome {
  slug_id: string
  request_status: string
}

/** The published state: what happens next, and links. */
export function Published({ kind, outcome, isEdit }: { kind: ListingKind; outcome: Outcome; isEdit: boolean }) {
  const { t } = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  const isPublic = outcome.request_status === 'approved'
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-12 text-center">
      <Drawing name="house" />
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {t(isEdit ? 'listing-form.changed' : 'listing-form.published')}
      </h2>
      <p className="text-ink-soft">{t(isPublic ? 'listing-form.is-public' : 'listing-form.is-waiting')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton kind="primary" to={kind === 'property' ? paths.ownProperties() : paths.ownProjects()}>
          {t(kind === 'property' ? 'listing-form.to-homes' : 'listing-form.to-projects')}
        </LinkButton>
        {!isEdit && (
          <LinkButton data-reload to={kind === 'property' ? paths.addProperty() : paths.addProject()}>
            {t('listing-form.another')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
