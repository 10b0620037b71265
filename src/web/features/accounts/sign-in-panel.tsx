import { useText } from '#web/i18n/text.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordForm } from './password-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import { ProviderButton } from './provider-button.tsx'
import { RegisterForm } from './register-form.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SignInCode } from './sign-in-code.tsx'
import type { SignInMethods } from './sign-in-methods.ts'
import { FIRST_STEP, type SignInStep } from './sign-in-step.ts'

interface Props {
  step: SignInStep
  onStep: (step: SignInStep) => void
  ways: SignInMethods
  /** The return address after a method that leaves this page. */
  next: string
  onDone: () => void
}

/** All sign-in methods and their steps, one step at a time. */
export function SignInPanel({ step, onStep, ways, next, onDone }: Props) {
  const { t } = useText()
  const back = () => onStep(FIRST_STEP)
  const askCode = () => onStep({ at: 'second-factor' })
  if (step.at === 'register')
    return (
      <RegisterForm
        verifiesTypes={ways.verifiesTypes}
        passwordLength={ways.passwordLength}
        onBack={back}
        onRegistered={(account) => onStep({ at: 'verify', ...account })}
      />
    )
  if (step.at === 'forgot') return <ForgotForm onBack={back} />
  if (step.at === 'second-factor') return <SecondFactorForm onBack={back} onDone={onDone} />
  if (step.at === 'verify')
    return (
      <SignInCode
        to={{ email: step.email }}
        hint={step.hint}
        signIn={step}
        onBack={back}
        onDone={onDone}
        onSecondFactor={askCode}
      />
    )
  const password = (
    <PasswordForm
      onDone={onDone}
      onSecondFactor={askCode}
      onForgot={() => onStep({ at: 'forgot' })}
      onUnverified={(email, typed, hint) => onStep({ at: 'verify', email, password: typed, hint })}
    />
  )
  const phone = <PhoneForm onDone={onDone} onSecondFactor={askCode} />
  return (
    <div className="grid gap-5">
      {ways.phone && ways.email ? (
        <Tabs
          label={t('account.ways')}
          tabs={[
            { value: 'email', label: t('account.email'), panel: password },
            { value: 'phone', label: t('account.phone'), panel: phone },
          ]}
        />
      ) : ways.phone ? (
        phone
      ) : (
        password
      )}
      {ways.google && <ProviderButton provider="google" next={next} />}
      {ways.apple && <ProviderButton provider="apple" next={next} />}
      <PasskeyButton onDone={onDone} />
      {ways.email && (
        <p className="text-center text-sm text-ink-soft">
          {t('account.new-here')}{' '}
          <button
            type="button"
            className="font-semibold text-ink underline underline-offset-4"
            onClick={() => onStep({ at: 'register' })}
          >
            {t('account.register')}
          </button>
        </p>
      )}
    </div>
  )
}
