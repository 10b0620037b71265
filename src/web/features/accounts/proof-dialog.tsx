import { startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import { type ProofOptions, proveIdentity, sendProofCode } from '#contract/accounts-identity.ts'
import { beginPasskeySignIn } from '#contract/accounts-passkeys.ts'
import { CallFailure, call } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { useForm } from '#web/parts/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { CodeForm } from './code-form.tsx'

interface Props {
  /** The available proofs of identity; null while none is required. */
  proofs: ProofOptions | null
  onProved: () => void
  onClose: () => void
}

/** The proofs that would allow a refused change; null for any other failure. */
export const proofsOf = (error: unknown): ProofOptions | null =>
  error instanceof CallFailure && error.body?.key === 'proofRequired' ? (error.body.proofs ?? null) : null

/** Asks for re-authentication before a sensitive change. */
export function ProofDialog({ proofs, onClose, ...rest }: Props) {
  const { t } = useText()
  return (
    <Dialog open={proofs !== null} onClose={onClose} title={t('proof.title')}>
      {proofs && <Proofs proofs={proofs} {...rest} />}
    </Dialog>
  )
}

function Proofs({ proofs, onProved }: Omit<Props, 'onClose' | 'proofs'> & { proofs: ProofOptions }) {
  const { t } = useText()
  const [fault, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<{ hint: string | undefined } | null>(null)
  const attempt = async (run: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    try {
      await run()
    } catch (error) {
      // Closing the browser's dialog is a cancellation, not an error.
      if (!(error instanceof Error && error.name === 'NotAllowedError'))
        setError(error instanceof CallFailure && error.body?.message ? error.message : t('form.unreachable'))
    } finally {
      setBusy(false)
    }
  }
  const byPasskey = () =>
    attempt(async () => {
      const { options } = await call(beginPasskeySignIn, {})
      const answer = JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }))
      await call(proveIdentity, { answer })
      onProved()
    })
  const send = async () => (await call(sendProofCode, {})).demo_code
  if (sent)
    return (
      <CodeForm
        to={proofs.code_to ?? ''}
        hint={sent.hint}
        onBack={() => setSent(null)}
        onResend={send}
        onCode={async (otp) => {
          await call(proveIdentity, { otp })
          onProved()
        }}
      />
    )
  const hasNone = !proofs.password && !proofs.passkey && !proofs.totp && proofs.code_to === null
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{t(hasNone ? 'proof.none' : 'proof.text')}</p>
      <FormError fault={fault} />
      {proofs.password && <PasswordProof onProved={onProved} />}
      {proofs.totp && <TotpProof onProved={onProved} />}
      {proofs.passkey && (
        <Button wide busy={busy} onClick={byPasskey}>
          {t('proof.passkey')}
        </Button>
      )}
      {proofs.code_to !== null && (
        <Button wide busy={busy} onClick={() => attempt(async () => setSent({ hint: await send() }))}>
          {t('proof.send-code', { to: proofs.code_to })}
        </Button>
      )}
    </div>
  )
}

function TotpProof({ onProved }: Pick<Props, 'onProved'>) {
  const { t } = useText()
  const { errors, fault, busy, onSubmit } = useForm<typeof proveIdentity>(proveIdentity, async (input) => {
    await call(proveIdentity, input)
    onProved()
  })
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      <FormError fault={fault} />
      <Field
        label={t('proof.totp')}
        name="totp"
        autoComplete="one-time-code"
        dir="ltr"
        error={errors.totp ?? errors.password}
        required
      />
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('proof.confirm')}
      </Button>
    </form>
  )
}

function PasswordProof({ onProved }: Pick<Props, 'onProved'>) {
  const { t } = useText()
  const { errors, fault, busy, onSubmit } = useForm<typeof proveIdentity>(proveIdentity, async (input) => {
    await call(proveIdentity, input)
    onProved()
  })
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      <FormError fault={fault} />
      <Field
        label={t('account.current-password')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
        required
      />
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('proof.confirm')}
      </Button>
    </form>
  )
}
