import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AdminPackage } from '#contract/packages-admin.ts'
import { FEATURES } from '#domain/package-quota.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { FeatureLimit } from './feature-limit.tsx'
import { packageOf } from './package-input.ts'

interface Props {
  /** Null for a new one. */
  plan: AdminPackage | null
  currency: string
  languages: readonly { code: string; name: string }[]
}

/** Creates or edits a package. */
export function PackageForm({ plan, currency, languages }: Props) {
  const { t } = useText()
  const go = useNavigate()
  const { run, isBusy, problem } = useTask()
  const [isPaid, setPaid] = useState(plan?.package_type !== 'free')
  const isInDays = !plan || plan.duration % 24 === 0
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = packageOf(new FormData(event.currentTarget), plan?.id)
    const isDone = await run(
      () => lazyCall(import('#contract/packages-admin.ts'), 'savePackage', input),
      t('admin.saved'),
    )
    if (isDone) go(paths.admin('packages'))
  }
  return (
    <form method="post" onSubmit={submit} className="grid max-w-2xl gap-5">
      <Field label={t('admin.name')} name="name" defaultValue={plan?.name} maxLength={120} required />
      <RadioGroup
        label={t('money.kind')}
        name="package_type"
        look="pills"
        defaultValue={isPaid ? 'paid' : 'free'}
        onChange={(kind) => setPaid(kind === 'paid')}
        options={(['paid', 'free'] as const).map((value) => ({ value, label: t(`money.${value}`) }))}
      />
      {isPaid && (
        <Field
          label={t('money.price-in', { currency })}
          name="price"
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          defaultValue={plan?.price ?? undefined}
          required
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('money.duration')}
          name="duration"
          type="number"
          min={1}
          defaultValue={plan ? plan.duration / (isInDays ? 24 : 1) : 30}
          required
        />
        <Field label={t('money.unit')}>
          {(control) => (
            <Select
              {...control}
              name="unit"
              defaultValue={isInDays ? '24' : '1'}
              options={[
                { value: '24', label: t('money.days') },
                { value: '1', label: t('money.hours') },
              ]}
            />
          )}
        </Field>
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-semibold">{t('money.holds')}</legend>
        {FEATURES.map((feature) => (
          <FeatureLimit
            key={feature}
            feature={feature}
            held={plan?.features.find(({ key }) => key === feature) ?? null}
          />
        ))}
      </fieldset>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 text-sm font-semibold">{t('money.names')}</legend>
        {languages.map(({ code, name }) => (
          <Field
            key={code}
            label={name}
            name={`name-${code}`}
            lang={code}
            dir="auto"
            maxLength={120}
            defaultValue={plan?.translations[code]}
          />
        ))}
      </fieldset>
      <Field label={t('money.ios')} name="ios_product_id" maxLength={200} defaultValue={plan?.ios_product_id ?? ''} />
      <Checkbox name="is_active" label={t('money.on-sale')} defaultChecked={plan?.is_active ?? true} />
      {problem && (
        <p role="alert" className="rounded-md bg-bad-soft p-3 text-sm text-bad">
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" kind="primary" busy={isBusy}>
          {t('admin.save')}
        </Button>
      </div>
    </form>
  )
}
