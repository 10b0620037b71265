import { useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Pending } from './pending.ts'
import type { SignInMethods } from './sign-in-methods.ts'
import { SignInPanel } from './sign-in-panel.tsx'
import { FIRST_STEP, type SignInStep, STEP_TITLES } from './sign-in-step.ts'
import '#web/i18n/accounts/pack.ts'
import '#web/i18n/form/pack.ts'

interface Props {
  pending: Pending | null
  ways: SignInMethods
  next: string
  onClose: () => void
}

/** Sign-in in a dialog, with the reason for it. */
export function SignInDialog({ pending, ways, next, onClose }: Props) {
  const { t } = useText()
  const [step, setStep] = useState<SignInStep>(FIRST_STEP)
  return (
    <Dialog open onClose={onClose} title={t(STEP_TITLES[step.at])}>
      {step.at === 'choose' && (
        <p className="mb-5 text-sm text-ink-soft">
          {pending ? t(`account.to-${pending.kind}`, { title: pending.title }) : t('account.why')}
        </p>
      )}
      <SignInPanel step={step} onStep={setStep} ways={ways} next={next} onDone={onClose} />
    </Dialog>
  )
}
