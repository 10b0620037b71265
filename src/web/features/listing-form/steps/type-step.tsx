import { PROJECT_TYPES } from '#domain/listing-draft.ts'
import { RENT_DURATIONS } from '#domain/listing-field-row.ts'
import { useText } from '#web/i18n/text.tsx'
import { Sign } from '#web/parts/mask-icon.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { PriceGuide } from '../price-guide.tsx'
import { useWizard } from '../wizard-context.ts'

/** Property type, deal type and price. */
export function TypeStep() {
  const { t } = useText()
  const { kind, draft, set, fault, currency, showsPremium } = useWizard()
  return (
    <div className="grid gap-7">
      <CategoryChoice />
      {kind === 'project' ? (
        <RadioGroup
          label={t('listing-form.project-type')}
          look="pills"
          value={draft.project_type}
          onChange={(value) => set({ project_type: value as typeof draft.project_type })}
          options={PROJECT_TYPES.map((type) => ({ value: type, label: t(`listing-form.project-${type}`) }))}
        />
      ) : (
        <>
          <RadioGroup
            label={t('listing-form.offer')}
            look="pills"
            value={draft.property_type}
            onChange={(value) => set({ property_type: value as typeof draft.property_type })}
            options={[
              { value: 'sell', label: t('listing-form.sell') },
              { value: 'rent', label: t('listing-form.rent') },
            ]}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              label={t('listing-form.price-in', { currency })}
              name="price"
              inputMode="numeric"
              autoComplete="off"
              maxLength={19}
              value={draft.price}
              error={fault('price')}
              onChange={(event) => set({ price: event.target.value.replace(/[\s.,'’]/g, '') })}
              required
            />
            {draft.property_type === 'rent' && (
              <Field label={t('listing-form.per')}>
                {(control) => (
                  <Select
                    {...control}
                    value={draft.rentduration || 'Monthly'}
                    onChange={(event) => set({ rentduration: event.target.value as typeof draft.rentduration })}
                    options={RENT_DURATIONS.map((word) => ({ value: word, label: t(`listing-form.per-${word}`) }))}
                  />
                )}
              </Field>
            )}
          </div>
          <PriceGuide />
          <div className="grid gap-1">
            {showsPremium && (
              <Switch
                label={t('listing-form.premium')}
                checked={draft.is_premium}
                onChange={(event) => set({ is_premium: event.target.checked })}
              />
            )}
            <Switch
              label={t('listing-form.private')}
              checked={draft.is_private}
              onChange={(event) => set({ is_private: event.target.checked })}
            />
          </div>
        </>
      )}
    </div>
  )
}

function CategoryChoice() {
  const { t } = useText()
  const { form, draft, set, fault } = useWizard()
  const error = fault('category_id')
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t('listing-form.category')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {form.categories.map(({ id, category, translated_name, image }) => (
          <label
            key={id}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-lg border border-edge bg-surface px-3 text-sm font-medium transition-colors duration-150 hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="category_id"
              value={id}
              checked={draft.category_id === id}
              onChange={() => set({ category_id: id })}
              className="sr-only"
            />
            <Sign image={image} />
            {translated_name || category}
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-2 text-xs font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
