import { useState } from 'react'
import type { Consent } from '#contract/page.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { deleteOptional } from '#web/state/optional-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { saveConsent } from './consent.ts'

interface Props {
  /** The visitor's answer so far. */
  answer: Consent | null
  /** Deletes optional data that only the caller knows. */
  onDecline: () => void
}

/** Asks for consent to optional storage. It covers no content that cannot be scrolled, and a link reopens it. */
export function ConsentNotice({ answer, onDecline }: Props) {
  const { t } = useText()
  const [isAnswered, setAnswered] = useState(false)
  if (isAnswered) return null
  const choose = (consent: Consent) => {
    saveConsent(consent)
    if (consent === 'declined') {
      deleteOptional(localStorage)
      onDecline()
    }
    setAnswered(true)
  }
  return (
    <section
      id={paths.cookieSettings().slice(1)}
      aria-labelledby="consent-title"
      tabIndex={-1}
      data-answer={answer ?? undefined}
      className="consent"
    >
      <h2 id="consent-title" className="text-base">
        {t('consent.title')}
      </h2>
      <p className="text-sm text-ink-soft">
        {t('consent.text')}{' '}
        <a href={paths.privacy()} className="text-link">
          {t('nav.privacy')}
        </a>
      </p>
      <div className="flex gap-3">
        <Button size="small" onClick={() => choose('declined')}>
          {t('consent.decline')}
        </Button>
        <Button size="small" onClick={() => choose('accepted')}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  )
}
