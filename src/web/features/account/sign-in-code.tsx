import { useAccount } from './account-context.ts'
import { CodeForm } from './code-form.tsx'
import { type Receiver, sendCode, signInByCode } from './session.ts'

interface Props {
  to: Receiver
  /** The code itself, where the demo shows it. */
  hint: string | undefined
  /** What the sign-in needs beside the proved address. */
  signIn: { password?: string; country_code?: string }
  onBack: () => void
  onDone: () => void
}

/** Signs in with the code that was sent to an address or a number. */
export function SignInCode({ to, hint, signIn, onBack, onDone }: Props) {
  const { signedIn } = useAccount()
  return (
    <CodeForm
      to={'email' in to ? to.email : `+${to.number}`}
      hint={hint}
      onBack={onBack}
      onResend={async () => (await sendCode(to)).demo_code}
      onCode={async (code) => {
        await signInByCode(to, code, signIn)
        await signedIn()
        onDone()
      }}
    />
  )
}
