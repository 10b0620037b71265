import { useState } from 'react'
import type { Consent } from '#contract/page.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { forgetOptional } from '#web/state/optional-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { keepConsent } from './consent.ts'

interface Props {
  /** What the visitor has answered so far. */
  answer: Consent | null
  /** Forgets what only the page's owner knows to be optional. */
  onDecline: () => void
}

/** Asks whether the browser may keep more than the site needs. It covers nothing that cannot be scrolled, and a link brings it back. */
export function ConsentNotice({ answer, onDecline }: Props) {
  const { t } = useText()
  const [isAnswered, setAnswered] = useState(false)
  if (isAnswered) return null
  const choose = (consent: Consent) => {
    keepConsent(consent)
    if (consent === 'declined') {
      forgetOptional(localStorage)
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
