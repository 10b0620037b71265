import { useState } from 'react'
import type { AdminPackage } from '#contract/packages-admin.ts'
import type { Feature } from '#domain/package-quota.ts'
import { featureText } from '#web/features/payments/features.ts'
import { useText } from '#web/i18n/text.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

interface Props {
  feature: Feature
  held: AdminPackage['features'][number] | null
}

/** The credits of one entitlement in a package: none, a number, or unlimited. */
export function FeatureLimit({ feature, held }: Props) {
  const { t } = useText()
  const [kind, setKind] = useState<string>(held?.limit_type ?? '')
  const name = t(featureText(feature))
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_8rem]">
      <Field label={name}>
        {(control) => (
          <Select
            {...control}
            name={`kind-${feature}`}
            value={kind}
            onChange={(event) => setKind(event.target.value)}
            options={[
              { value: '', label: t('money.not-held') },
              { value: 'limited', label: t('money.limited') },
              { value: 'unlimited', label: t('money.unlimited') },
            ]}
          />
        )}
      </Field>
      {kind === 'limited' && (
        <TextInput
          name={`limit-${feature}`}
          aria-label={t('money.how-many', { feature: name })}
          type="number"
          min={1}
          max={1_000_000}
          defaultValue={held?.limit ?? 1}
          required
        />
      )}
    </div>
  )
}
