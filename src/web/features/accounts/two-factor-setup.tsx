import { type FormEvent, useState } from 'react'
import { type beginTwoFactor, confirmTwoFactor } from '#contract/accounts-two-factor.ts'
import type { Output } from '#contract/endpoint.ts'
import { qrCode, qrPath } from '#domain/qr/qr-code.ts'
import { CallFailure, call } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { OneTimeCodeField } from './one-time-code-field.tsx'

interface Props {
  secret: Output<typeof beginTwoFactor>
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** The secret as a QR code and as text, and the field for the code that proves the setup. */
export function TwoFactorSetup({ secret, onConfirmed }: Props) {
  const { t } = useText()
  const [code, setCode] = useState('')
  const [fault, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (code === '') return setError(t('form.required'))
    setBusy(true)
    setError(null)
    try {
      onConfirmed((await call(confirmTwoFactor, { code })).recovery_codes)
    } catch (error) {
      setError(error instanceof CallFailure && error.body?.message ? error.message : t('form.unreachable'))
      setCode('')
    } finally {
      setBusy(false)
    }
  }
  return (
    <form method="post" onSubmit={confirm} noValidate className="grid gap-4">
      <p className="text-sm text-ink-soft">{t('two-factor.scan')}</p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={secret.uri} />
        <dl className="grid min-w-40 flex-1 gap-1 text-sm">
          <dt className="font-semibold">{t('two-factor.key')}</dt>
          <dd dir="ltr" className="figures select-all break-words text-start">
            {secret.secret.match(/.{1,4}/g)!.join(' ')}
          </dd>
        </dl>
      </div>
      <FormError fault={fault} />
      <OneTimeCodeField kind="digits" label={t('two-factor.code')} value={code} onChange={setCode} />
      <p className="text-sm text-ink-soft">{t('two-factor.others')}</p>
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('two-factor.confirm')}
      </Button>
    </form>
  )
}

/** Always dark on light, because many scanners read no other. */
function QrCode({ text }: { text: string }) {
  const { t } = useText()
  const modules = qrCode(text)
  if (!modules) return null
  const { side, d } = qrPath(modules)
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={t('two-factor.qr')}
      shapeRendering="crispEdges"
      className="size-36 shrink-0 rounded-md bg-white"
    >
      <path d={d} fill="#000" />
    </svg>
  )
}
