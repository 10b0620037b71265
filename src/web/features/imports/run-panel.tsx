import { type FormEvent, useState } from 'react'
import type { ListingImport } from '#contract/imports.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormFault } from '#web/parts/form-fault.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useDeed } from './use-deed.ts'

/** Says once more what would change and does it; many homes that would go have to be confirmed. */
export function RunPanel({ feed, onSent }: { feed: ListingImport; onSent: () => void }) {
  const { t } = useText()
  const { deed, isBusy, fault, setFault } = useDeed()
  const [isConfirmed, setConfirmed] = useState(false)
  const { created, changed, withdrawn, errors } = feed
  const hasWork = created + changed + withdrawn > 0
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (feed.needs_confirmation && !isConfirmed) return setFault(t('imports.need-confirm'))
    return deed(async ({ run }) => {
      await run(feed.id, isConfirmed)
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
      <FormFault fault={fault} />
      {hasWork && (
        <Button kind="primary" type="submit" busy={isBusy}>
          {t('imports.run')}
        </Button>
      )}
    </form>
  )
}
