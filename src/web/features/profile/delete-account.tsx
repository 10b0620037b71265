import { useState } from 'react'
import { deleteUser } from '#contract/accounts.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'

interface Props {
  /** The text to type as confirmation. */
  name: string
  onDeleted: () => void
}

/** Deletes the account; states the consequences first. */
export function DeleteAccount({ name, onDeleted }: Props) {
  const { t } = useText()
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await call(deleteUser, {})
      onDeleted()
    } catch {
      toast(t('form.unreachable'), { kind: 'error' })
      setBusy(false)
    }
  }
  return (
    <section aria-labelledby="delete" className="grid gap-3 border-t border-line pt-8">
      <h2 id="delete" className="text-lg">
        {t('delete.title')}
      </h2>
      <p className="max-w-measure text-sm text-ink-soft">{t('delete.text')}</p>
      <div>
        <Button kind="danger" onClick={() => setAsking(true)}>
          {t('delete.title')}
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('delete.title')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('profile.cancel')}</Button>
            <Button kind="danger" busy={busy} disabled={typed.trim() !== name.trim()} onClick={remove}>
              {t('delete.confirm')}
            </Button>
          </>
        }
      >
        <ul className="mb-5 grid list-disc gap-1 ps-5 text-sm">
          <li>{t('delete.listings')}</li>
          <li>{t('delete.messages')}</li>
          <li>{t('delete.packages')}</li>
          <li>{t('delete.kept')}</li>
        </ul>
        <Field label={t('delete.type', { name })} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Dialog>
    </section>
  )
}
