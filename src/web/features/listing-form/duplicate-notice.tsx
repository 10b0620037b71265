import { Suspense, use, useEffect, useState } from 'react'
import type { findDuplicates } from '#contract/drafts.ts'
import type { Answer } from '#contract/endpoint.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Photo } from '#web/parts/photo.tsx'
import { paths } from '#web/paths.ts'
import { useWizard } from './wizard-context.ts'

type PossibleDuplicates = Answer<typeof findDuplicates>

/** Checks for a duplicate of this listing; shows nothing when the check fails. */
export function DuplicateNotice() {
  const { view } = useWizard()
  const [asked, setAsked] = useState<Promise<PossibleDuplicates> | null>(null)
  const { key, state } = view
  useEffect(() => {
    // An unsaved draft cannot be compared.
    if (key && state === 'saved') setAsked(ask(key))
  }, [key, state])
  return (
    <Suspense>
      <Found asked={asked} />
    </Suspense>
  )
}

const ask = async (key: string): Promise<PossibleDuplicates> => {
  try {
    return await lazyCall(import('#contract/drafts.ts'), 'findDuplicates', { key })
  } catch {
    return []
  }
}

function Found({ asked }: { asked: Promise<PossibleDuplicates> | null }) {
  const { t } = useText()
  const { words } = useWizard()
  const found = asked ? use(asked) : []
  if (found.length === 0) return null
  return (
    <section aria-label={t('listing-form.duplicates')} className="grid gap-3 rounded-md bg-warn-soft p-4">
      <h3 className="text-sm font-semibold">{t('listing-form.duplicates')}</h3>
      <p className="text-sm">{t('listing-form.duplicates-help')}</p>
      <ul className="grid gap-2">
        {found.map((home) => (
          <li key={home.slug_id}>
            <a
              href={paths.property(home.slug_id)}
              target="_blank"
              rel="noopener"
              className="flex items-center gap-3 text-sm text-ink"
            >
              <span className="w-16 shrink-0 overflow-hidden rounded-md">
                <Photo src={home.image} alt="" sizes="64px" ratio="4 / 3" />
              </span>
              <span className="min-w-0">
                <span className="block truncate font-medium">{home.title}</span>
                <span className="figures block text-ink-soft">
                  {words.price(home.price)} · {home.city}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
