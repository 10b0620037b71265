import { startAuthentication } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { beginPasskeySignIn, signInByPasskey } from '#contract/accounts-passkeys.ts'
import { CallFailure, call } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { userFailed, userRequested, userSignedIn } from '#web/state/user.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAccount } from './account-context.ts'

/** Sign-in with a passkey, where the browser supports passkeys. */
export function PasskeyButton({ onDone }: { onDone: () => void }) {
  const { t } = useText()
  const { signedIn } = useAccount()
  const [canUse, setCanUse] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => setCanUse('PublicKeyCredential' in window), [])
  if (!canUse) return null
  const enter = async () => {
    setBusy(true)
    userRequested()
    try {
      const { options } = await call(beginPasskeySignIn, {})
      const answer = JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }))
      const { data } = await call(signInByPasskey, { answer })
      userSignedIn(data)
      await signedIn()
      onDone()
    } catch (error) {
      userFailed()
      // Closing the browser's dialog is a cancellation, not an error.
      if (!(error instanceof Error && error.name === 'NotAllowedError'))
        toast(error instanceof CallFailure ? error.message : t('passkey.failed'), { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button wide busy={busy} onClick={enter}>
      {t('passkey.sign-in')}
    </Button>
  )
}
