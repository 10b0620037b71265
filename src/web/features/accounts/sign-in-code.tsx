import { useAccount } from './account-context.ts'
import { CodeForm } from './code-form.tsx'
import { needsSecondFactor, type Receiver, sendCode, signInByCode } from './session.ts'

interface Props {
  to: Receiver
  /** The code itself, in demo mode. */
  hint: string | undefined
  /** The input of the sign-in besides the verified address. */
  signIn: { password?: string; country_code?: string }
  onBack: () => void
  onDone: () => void
  onSecondFactor: () => void
}

/** Signs in with the code that was sent to an email address or a phone number. */
export function SignInCode({ to, hint, signIn, onBack, onDone, onSecondFactor }: Props) {
  const { signedIn } = useAccount()
  return (
    <CodeForm
      to={'email' in to ? to.email : `+${to.number}`}
      hint={hint}
      onBack={onBack}
      onResend={async () => (await sendCode(to)).demo_code}
      onCode={async (code) => {
        try {
          await signInByCode(to, code, signIn)
        } catch (error) {
          if (needsSecondFactor(error)) return onSecondFactor()
          throw error
        }
        await signedIn()
        onDone()
      }}
    />
  )
}
