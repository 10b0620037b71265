import { type FormEvent, useState } from 'react'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { toast } from '#web/ui/toast.ts'
import { type PreferenceErrors, preferenceErrors } from './preference-errors.ts'
import { sentPreferences, type TypedPreferences } from './preferences.ts'

interface Choice {
  id: string
  name: string
}

interface Props {
  initial: TypedPreferences
  /** Whether there are stored preferences that can be deleted. */
  isKept: boolean
  categories: readonly Choice[]
  facilities: readonly Choice[]
  onChanged: () => void
}

/** The home preferences; an empty field matches anything. */
export function PreferencesForm({ initial, isKept, categories, facilities, onChanged }: Props) {
  const { t } = useText()
  const [likes, setLikes] = useState(initial)
  const [faults, setFaults] = useState<PreferenceErrors>({})
  const [fault, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const change = (next: Partial<TypedPreferences>) => setLikes((now) => ({ ...now, ...next }))
  const send = async (run: () => Promise<unknown>, done: string) => {
    setBusy(true)
    setError(null)
    try {
      await run()
      toast(done, { kind: 'success' })
      onChanged()
    } catch (error) {
      setError(error instanceof Error && 'body' in error && error.body ? error.message : t('form.unreachable'))
    }
    setBusy(false)
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = preferenceErrors(likes)
    setFaults(wrong)
    const [first] = Object.keys(wrong)
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    await send(
      () => lazyCall(import('#contract/recommendations.ts'), 'setPersonalisedFields', sentPreferences(likes)),
      t('likes.saved'),
    )
  }
  const onForget = async () => {
    await send(
      () => lazyCall(import('#contract/recommendations.ts'), 'deletePersonalisedFields', {}),
      t('likes.forgotten'),
    )
  }
  const price = (name: 'lowest' | 'highest') => (
    <Field
      label={t(`likes.${name}`)}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={15}
      value={likes[name]}
      onChange={(event) => change({ [name]: event.target.value.replace(/[\s.,]/g, '') })}
      error={faults[name] && t(faults[name])}
    />
  )
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid max-w-2xl gap-8">
      <FormError fault={fault} />
      <RadioGroup
        label={t('likes.kind')}
        look="pills"
        value={likes.kind}
        onChange={(kind) => change({ kind: kind as TypedPreferences['kind'] })}
        options={[
          { value: '', label: t('likes.both') },
          { value: '0', label: t('search.buy') },
          { value: '1', label: t('search.to-rent') },
        ]}
      />
      <Choices
        label={t('likes.categories')}
        choices={categories}
        chosen={likes.categories}
        onChoose={(chosen) => change({ categories: chosen })}
      />
      <Choices
        label={t('likes.facilities')}
        choices={facilities}
        chosen={likes.facilities}
        onChoose={(chosen) => change({ facilities: chosen })}
      />
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{t('likes.prices')}</legend>
        <div className="grid grid-cols-2 items-start gap-4">
          {price('lowest')}
          {price('highest')}
        </div>
      </fieldset>
      <Field
        label={t('likes.city')}
        name="city"
        maxLength={120}
        autoComplete="address-level2"
        help={t('likes.city-help')}
        value={likes.city}
        onChange={(event) => change({ city: event.target.value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" busy={busy}>
          {t('likes.save')}
        </Button>
        {isKept && (
          <>
            <LinkButton to={paths.recommended()}>{t('likes.see')}</LinkButton>
            <Button kind="quiet" disabled={busy} onClick={onForget}>
              {t('likes.forget')}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}

interface ChoicesProps {
  label: string
  choices: readonly Choice[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

function Choices({ label, choices, chosen, onChoose }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ id, name }) => (
          <Chip
            key={id}
            label={name}
            pressed={chosen.includes(id)}
            onPress={() => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
          />
        ))}
      </div>
    </fieldset>
  )
}
