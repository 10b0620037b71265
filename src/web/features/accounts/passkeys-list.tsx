import { startRegistration } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import type { ProofOptions } from '#contract/accounts-identity.ts'
import { addPasskey, beginPasskeyRegistration, type listPasskeys, removePasskey } from '#contract/accounts-passkeys.ts'
import type { Output } from '#contract/endpoint.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { ProofDialog, proofsOf } from './proof-dialog.tsx'

interface Props {
  passkeys: Output<typeof listPasskeys>
  /** The name of a browser, from its user agent. */
  deviceOf: (userAgent: string) => string
  onChanged: () => void
}

/** The passkeys of the account, as sign-in methods beside the password. */
export function PasskeysList({ passkeys, deviceOf, onChanged }: Props) {
  const { t, language } = useText()
  const [canAdd, setCanAdd] = useState(false)
  const [busy, setBusy] = useState(false)
  const [proofs, setProofs] = useState<ProofOptions | null>(null)
  useEffect(() => setCanAdd('PublicKeyCredential' in window), [])
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const change = async (run: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await run()
      onChanged()
    } catch (error) {
      const asked = proofsOf(error)
      if (asked) setProofs(asked)
      else if (!(error instanceof Error && error.name === 'NotAllowedError'))
        toast(t('passkey.failed'), { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const add = () =>
    change(async () => {
      const { options } = await call(beginPasskeyRegistration, {})
      const answer = JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }))
      await call(addPasskey, { answer, label: deviceOf(navigator.userAgent) || undefined })
      toast(t('passkey.added'), { kind: 'success' })
    })
  const remove = (id: string) => change(() => call(removePasskey, { id }))
  return (
    <section aria-labelledby="passkeys" className="grid gap-4">
      <h2 id="passkeys" className="scroll-mt-24 text-lg">
        {t('passkey.title')}
      </h2>
      <p className="max-w-measure text-sm text-ink-soft">{t('passkey.text')}</p>
      {passkeys.length > 0 && <p className="max-w-measure text-sm text-ink-soft">{t('passkey.after-reset')}</p>}
      <ul className="grid gap-2">
        {passkeys.map(({ id, label, created_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4"
          >
            <span>
              <span className="font-semibold">{label || t('passkey.unnamed')}</span>
              <span className="ms-2 text-sm text-ink-soft">{date.format(new Date(created_at))}</span>
            </span>
            <Button size="small" disabled={busy} onClick={() => remove(id)}>
              {t('ui.remove', { name: label || t('passkey.unnamed') })}
            </Button>
          </li>
        ))}
      </ul>
      <ProofDialog
        proofs={proofs}
        onClose={() => setProofs(null)}
        onProved={() => {
          setProofs(null)
          void add()
        }}
      />
      {canAdd && (
        <div>
          <Button busy={busy} onClick={add}>
            {t('passkey.add')}
          </Button>
        </div>
      )}
    </section>
  )
}
