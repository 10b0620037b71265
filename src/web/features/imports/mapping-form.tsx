import { type FormEvent, useState } from 'react'
import type { ListingImport } from '#contract/imports.ts'
import { FEED_FIELDS, type FeedField, QUESTION } from '#domain/feed-fields.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { GroupedSelect } from '#web/ui/grouped-select.tsx'
import { fieldLabel } from './field-label.ts'
import { useAction } from './use-action.ts'

interface Props {
  feed: Pick<ListingImport, 'id' | 'columns' | 'mapping'>
  questions: readonly string[]
  /** Called when a preview with another mapping starts: the earlier preview is outdated. */
  onAsked: (isAsked: boolean) => void
  onSent: () => Promise<void>
}

/** Maps columns to fields. Each field is assigned once. */
export function MappingForm({ feed: { id, columns, mapping }, questions, onAsked, onSent }: Props) {
  const { t } = useText()
  const { deed, isBusy, fault } = useAction()
  const [chosen, setChosen] = useState<Record<string, string>>(mapping)
  const groups = useGroups(questions)
  const isTwice = (column: string) =>
    Boolean(chosen[column]) && columns.some((other) => other !== column && chosen[other] === chosen[column])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = columns.find(isTwice)
    if (wrong !== undefined)
      return event.currentTarget.querySelector<HTMLElement>(`[name="${CSS.escape(wrong)}"]`)?.focus()
    const whole = Object.fromEntries(columns.map((column) => [column, chosen[column] ?? '']))
    onAsked(true)
    return deed(async () => {
      await lazyCall(import('#contract/imports.ts'), 'mapImport', { id, mapping: JSON.stringify(whole) })
      await onSent()
    }).finally(() => onAsked(false))
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormError fault={fault} />
      <div className="grid gap-5 sm:grid-cols-2">
        {columns.map((column) => (
          <Field key={column} label={column} {...(isTwice(column) && { error: t('imports.twice') })}>
            {(control) => (
              <GroupedSelect
                {...control}
                name={column}
                value={chosen[column] ?? ''}
                onChange={({ target }) => setChosen({ ...chosen, [column]: target.value })}
                groups={groups}
              />
            )}
          </Field>
        ))}
      </div>
      <div>
        <Button type="submit" busy={isBusy}>
          {t('imports.look-again')}
        </Button>
      </div>
    </form>
  )
}

function useGroups(questions: readonly string[]) {
  const { t } = useText()
  const fields = (Object.keys(FEED_FIELDS) as FeedField[]).map((value) => ({
    value,
    label: fieldLabel(value, t),
  }))
  const asked = questions.map((name) => ({ value: QUESTION + name, label: name }))
  return [
    { label: t('imports.group-fields'), options: [{ value: '', label: t('imports.leave-out') }, ...fields] },
    ...(asked.length > 0 ? [{ label: t('imports.group-questions'), options: asked }] : []),
  ]
}
