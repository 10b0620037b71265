import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CONTROL_LOOK } from '#web/ui/control-look.ts'
import { Field } from '#web/ui/field.tsx'
import { useAction } from './use-action.ts'

interface Props {
  /** Source names that were used before. */
  sources: readonly string[]
  /** The source to import again. */
  source: string
  /** The owner for whom staff import. */
  ownerId?: number
  /** The address of the new import; by default the owner's view. */
  addressOf?: (id: number) => string
}

/** Uploads a file with its source; the next page shows the preview. */
export function UploadForm({ sources, source, ownerId, addressOf = paths.importOf }: Props) {
  const { t } = useText()
  const navigate = useNavigate()
  const known = useId()
  const { deed, isBusy, fault } = useAction()
  const [errors, setErrors] = useState<{ source?: string; feed?: string }>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const form = new FormData(element)
    const feed = form.get('feed')
    const wrong = {
      ...(!String(form.get('source')).trim() && { source: t('imports.need-source') }),
      ...(!(feed instanceof File && feed.size > 0) && { feed: t('imports.need-file') }),
    }
    setErrors(wrong)
    const [first] = Object.keys(wrong)
    if (first) return element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    // An archive may be larger than a table, so it has its own field.
    if (feed instanceof File && /\.zip$/i.test(feed.name)) {
      form.delete('feed')
      form.set('archive', feed)
    }
    return deed(async () => {
      const { id } = await lazyCall(import('#contract/imports.ts'), 'startImport', form)
      await navigate(addressOf(id))
    })
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid max-w-xl gap-5">
      <FormError fault={fault} />
      <Field
        label={t('imports.source')}
        help={t('imports.source-help')}
        name="source"
        defaultValue={source}
        maxLength={80}
        list={known}
        autoComplete="off"
        required
        {...(errors.source && { error: errors.source })}
      />
      <datalist id={known}>
        {sources.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field
        label={t('imports.file')}
        help={t('imports.file-help')}
        required
        {...(errors.feed && { error: errors.feed })}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name="feed"
            accept=".csv,.json,.txt,.ndjson,.zip,text/csv,application/json,application/zip"
            className={`${CONTROL_LOOK} h-auto py-2.5`}
          />
        )}
      </Field>
      <Checkbox name="is_absolute" value="1" label={t('imports.absolute')} />
      {ownerId !== undefined && (
        <>
          <input type="hidden" name="user_id" value={ownerId} />
          <Checkbox name="waive_limits" value="1" label={t('imports.waive')} />
        </>
      )}
      <div className="grid gap-2">
        <div>
          <Button kind="primary" type="submit" busy={isBusy}>
            {t('imports.look')}
          </Button>
        </div>
        <p className="text-sm text-ink-soft">{t('imports.promise')}</p>
      </div>
    </form>
  )
}
