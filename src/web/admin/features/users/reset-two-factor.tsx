import { useState } from 'react'
import type { ProofOptions } from '#contract/accounts-identity.ts'
import { AskDialog } from '#web/admin/parts/ask-dialog.tsx'
import { lazyCall } from '#web/api/lazy-call.ts'
import { ProofDialog, proofsOf } from '#web/features/accounts/proof-dialog.tsx'
import { useText } from '#web/i18n/text.tsx'
import type { Person } from './user.ts'

interface Props {
  person: Pick<Person, 'id' | 'name'>
  /** The maximum length of the reason. */
  reason: number
}

/** Removes the second factors of a user; asks the administrator to re-authenticate where the last proof is too old. */
export function ResetTwoFactor({ person: { id, name }, reason }: Props) {
  const { t } = useText()
  const [asked, setAsked] = useState<{ options: ProofOptions; answer: (isProved: boolean) => void } | null>(null)
  const answer = (isProved: boolean) => {
    setAsked(null)
    asked?.answer(isProved)
  }
  const reset = async (form: FormData) => {
    const send = () =>
      lazyCall(import('#contract/users-admin.ts'), 'resetTwoFactor', {
        user_id: id,
        reason: String(form.get('reason')),
      })
    await send().catch(async (error: unknown) => {
      const options = proofsOf(error)
      if (!options) throw error
      const isProved = await new Promise<boolean>((resolve) => setAsked({ options, answer: resolve }))
      if (!isProved) throw error
      await send()
    })
  }
  return (
    <>
      <AskDialog
        label={t('people.two-factor-reset')}
        text={t('people.two-factor-reset-text', { name })}
        reason={reason}
        done={t('people.two-factor-reset-done')}
        onGo={reset}
      />
      <ProofDialog proofs={asked?.options ?? null} onProved={() => answer(true)} onClose={() => answer(false)} />
    </>
  )
}
