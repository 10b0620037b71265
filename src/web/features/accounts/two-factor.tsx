import { useState } from 'react'
import type { ProofOptions } from '#contract/accounts-identity.ts'
import {
  beginTwoFactor,
  disableTwoFactor,
  type getTwoFactor,
  replaceRecoveryCodes,
} from '#contract/accounts-two-factor.ts'
import type { Output } from '#contract/endpoint.ts'
import { CallFailure, call } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { ProofDialog, proofsOf } from './proof-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'

interface Props {
  state: Output<typeof getTwoFactor>
  onChanged: () => void
}

type Open =
  | { at: 'setup'; secret: Output<typeof beginTwoFactor> }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'renew' }
  | { at: 'turn-off' }

/** At or below this number new codes are recommended. */
const FEW_CODES = 3

/** Two-factor sign-in of the account: setup, recovery codes and removal. */
export function TwoFactor({ state, onChanged }: Props) {
  const { t, language } = useText()
  const [open, setOpen] = useState<Open | null>(null)
  const [proofs, setProofs] = useState<{ options: ProofOptions; retry: () => Promise<void> } | null>(null)
  const [busy, setBusy] = useState(false)
  /** A dialog replaced by the next one also reports its close. */
  const close = (at: Open['at']) => () => {
    setOpen((now) => (now?.at === at ? null : now))
    if (at === 'codes') onChanged()
  }
  /** A change that needs a recent proof of identity is repeated after it. */
  const change = async (run: () => Promise<void>) => {
    setBusy(true)
    try {
      await run()
    } catch (error) {
      const options = proofsOf(error)
      if (options) setProofs({ options, retry: () => change(run) })
      else
        toast(error instanceof CallFailure && error.body?.message ? error.message : t('form.unreachable'), {
          kind: 'error',
        })
    } finally {
      setBusy(false)
    }
  }
  const setUp = () => change(async () => setOpen({ at: 'setup', secret: await call(beginTwoFactor, {}) }))
  const renew = () =>
    change(async () => {
      const { recovery_codes } = await call(replaceRecoveryCodes, {})
      setOpen({ at: 'codes', codes: recovery_codes })
    })
  const turnOff = () =>
    change(async () => {
      await call(disableTwoFactor, {})
      setOpen(null)
      toast(t('two-factor.turned-off'), { kind: 'success' })
      onChanged()
    })
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <section aria-labelledby="two-factor" className="grid gap-4">
      <h2 id="two-factor" className="scroll-mt-24 text-lg">
        {t('two-factor.title')}
      </h2>
      <p className="max-w-measure text-sm text-ink-soft">{t('two-factor.text')}</p>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4">
        <div className="grid gap-1">
          <span>
            {state.since ? (
              <Badge tone="good">{t('two-factor.on', { date: date.format(new Date(state.since)) })}</Badge>
            ) : (
              <Badge>{t('two-factor.off')}</Badge>
            )}
          </span>
          {state.is_on && (
            <span className={`text-sm ${state.recovery_codes_left <= FEW_CODES ? 'text-warn' : 'text-ink-soft'}`}>
              {t('two-factor.codes-left', { count: state.recovery_codes_left })}
            </span>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {state.is_on ? (
            <>
              <Button size="small" onClick={() => setOpen({ at: 'renew' })}>
                {t('two-factor.renew')}
              </Button>
              <Button size="small" onClick={() => setOpen({ at: 'turn-off' })}>
                {t('two-factor.turn-off')}
              </Button>
            </>
          ) : (
            <Button size="small" kind="primary" busy={busy} onClick={setUp}>
              {t('two-factor.set-up')}
            </Button>
          )}
        </div>
      </div>
      <Dialog open={open?.at === 'setup'} onClose={close('setup')} title={t('two-factor.title')}>
        {open?.at === 'setup' && (
          <TwoFactorSetup secret={open.secret} onConfirmed={(codes) => setOpen({ at: 'codes', codes })} />
        )}
      </Dialog>
      <Dialog open={open?.at === 'codes'} onClose={close('codes')} title={t('two-factor.codes-title')}>
        {open?.at === 'codes' && <RecoveryCodes codes={open.codes} onSaved={close('codes')} />}
      </Dialog>
      <Question
        open={open?.at === 'renew'}
        title={t('two-factor.renew-title')}
        text={t('two-factor.renew-text')}
        action={t('two-factor.renew')}
        {...{ busy, onClose: close('renew'), onConfirm: renew }}
      />
      <Question
        open={open?.at === 'turn-off'}
        title={t('two-factor.off-title')}
        text={t('two-factor.off-text')}
        action={t('two-factor.turn-off')}
        {...{ busy, onClose: close('turn-off'), onConfirm: turnOff }}
      />
      <ProofDialog
        proofs={proofs?.options ?? null}
        onClose={() => setProofs(null)}
        onProved={() => {
          setProofs(null)
          void proofs?.retry()
        }}
      />
    </section>
  )
}

interface QuestionProps {
  open: boolean
  title: string
  text: string
  action: string
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

function Question({ open, title, text, action, busy, onClose, onConfirm }: QuestionProps) {
  const { t } = useText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('profile.cancel')}</Button>
          <Button kind="danger" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
