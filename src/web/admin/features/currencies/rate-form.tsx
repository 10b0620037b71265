import type { FormEvent } from 'react'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

interface Props {
  base: string
  /** Null for a currency that is not offered yet. */
  rate: { code: string; rate: number } | null
}

/** The exchange rate of one currency; a new one also has a field for its code. */
export function RateForm({ base, rate }: Props) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const send = (code: string, worth: string) =>
    run(
      () =>
        lazyCall(import('#contract/currencies.ts'), 'saveCurrencyRate', { code, ...(worth !== '' && { rate: worth }) }),
      t(worth === '' ? 'texts.rate-removed' : 'texts.rate-saved', { code: code.toUpperCase() }),
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const form = new FormData(element)
    const worth = String(form.get('rate')).trim().replace(',', '.')
    if (worth === '') return
    void send(rate?.code ?? String(form.get('code')).trim(), worth).then((isDone) => isDone && !rate && element.reset())
  }
  return (
    <form method="post" onSubmit={submit} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      {rate ? (
        <h2 className="text-base">{rate.code}</h2>
      ) : (
        <Field label={t('texts.rate-code')} name="code" maxLength={3} required dir="ltr" autoCapitalize="characters" />
      )}
      <Field
        label={t('texts.rate-worth', { base })}
        name="rate"
        inputMode="decimal"
        dir="ltr"
        required
        defaultValue={rate ? String(rate.rate) : ''}
      />
      <FormError fault={problem} />
      <span className="flex flex-wrap gap-2">
        <Button
          type="submit"
          kind={rate ? 'secondary' : 'primary'}
          busy={isBusy}
          aria-label={rate ? t('texts.rate-save', { code: rate.code }) : undefined}
        >
          {t(rate ? 'texts.save' : 'texts.rate-add')}
        </Button>
        {rate && (
          <Button
            icon="trash"
            disabled={isBusy}
            aria-label={t('texts.rate-remove', { code: rate.code })}
            onClick={() => send(rate.code, '')}
          >
            {t('texts.remove')}
          </Button>
        )}
      </span>
    </form>
  )
}
