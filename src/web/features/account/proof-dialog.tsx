import { startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import { type ProofOptions, proveIdentity, sendProofCode } from '#contract/identity-proof.ts'
import { askPasskey } from '#contract/passkeys.ts'
import { CallFailure, call } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormFault } from '#web/parts/form-fault.tsx'
import { useForm } from '#web/parts/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { CodeForm } from './code-form.tsx'

interface Props {
  /** How the identity can be proved; null while nothing asks for it. */
  proofs: ProofOptions | null
  onProved: () => void
  onClose: () => void
}

/** How a refused change can be allowed: by a proof of identity; null for any other failure. */
export const proofsOf = (error: unknown): ProofOptions | null =>
  error instanceof CallFailure && error.body?.key === 'proofRequired' ? (error.body.proofs ?? null) : null

/** Asks for a proof of identity before a sensitive change. */
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
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<{ hint: string | undefined } | null>(null)
  const attempt = async (run: () => Promise<void>) => {
    setBusy(true)
    setFault(null)
    try {
      await run()
    } catch (error) {
      // Closing the browser's own window is an answer too.
      if (!(error instanceof Error && error.name === 'NotAllowedError'))
        setFault(error instanceof CallFailure && error.body?.message ? error.message : t('form.unreachable'))
    } finally {
      setBusy(false)
    }
  }
  const byPasskey = () =>
    attempt(async () => {
      const { options } = await call<typeof askPasskey>(askPasskey, {})
      const answer = JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }))
      await call<typeof proveIdentity>(proveIdentity, { answer })
      onProved()
    })
  const send = async () => (await call<typeof sendProofCode>(sendProofCode, {})).demo_code
  if (sent)
    return (
      <CodeForm
        to={proofs.code_to ?? ''}
        hint={sent.hint}
        onBack={() => setSent(null)}
        onResend={send}
        onCode={async (otp) => {
          await call<typeof proveIdentity>(proveIdentity, { otp })
          onProved()
        }}
      />
    )
  const hasNone = !proofs.password && !proofs.passkey && proofs.code_to === null
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{t(hasNone ? 'proof.none' : 'proof.text')}</p>
      <FormFault fault={fault} />
      {proofs.password && <PasswordProof onProved={onProved} />}
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

function PasswordProof({ onProved }: Pick<Props, 'onProved'>) {
  const { t } = useText()
  const { errors, fault, busy, onSubmit } = useForm<typeof proveIdentity>(proveIdentity, async (input) => {
    await call<typeof proveIdentity>(proveIdentity, input)
    onProved()
  })
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      <FormFault fault={fault} />
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
