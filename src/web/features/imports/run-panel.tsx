import { type FormEvent, useState } from 'react'
import type { ListingImport } from '#contract/imports.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useAction } from './use-action.ts'

/** Summarises the changes and runs the import; withdrawing many listings has to be confirmed. */
export function RunPanel({ feed, onSent }: { feed: ListingImport; onSent: () => void }) {
  const { t } = useText()
  const { deed, isBusy, fault, setError } = useAction()
  const [isConfirmed, setConfirmed] = useState(false)
  const { created, changed, withdrawn, errors } = feed
  const hasWork = created + changed + withdrawn > 0
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (feed.needs_confirmation && !isConfirmed) return setError(t('imports.need-confirm'))
    return deed(async () => {
      await lazyCall(import('#contract/imports.ts'), 'runImport', { id: feed.id, confirm: isConfirmed ? 1 : 0 })
      onSent()
    })
  }
  return (
    <form method="post" onSubmit={submit} className="grid justify-items-start gap-4">
      <p>{hasWork ? t('imports.run-text', { created, changed, withdrawn }) : t('imports.nothing')}</p>
      {errors > 0 && <p className="text-sm text-ink-soft">{t('imports.errors-text', { count: errors })}</p>}
      {feed.needs_confirmation && (
        <div className="grid gap-1 rounded-md bg-warn-soft p-4 text-sm text-warn">
          <p>{t('imports.many-gone', { count: withdrawn })}</p>
          <Checkbox
            label={t('imports.confirm')}
            checked={isConfirmed}
            onChange={({ target }) => setConfirmed(target.checked)}
          />
        </div>
      )}
      <FormError fault={fault} />
      {hasWork && (
        <Button kind="primary" type="submit" busy={isBusy}>
          {t('imports.run')}
        </Button>
      )}
    </form>
  )
}
