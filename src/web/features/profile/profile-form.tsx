import { type ReactNode, useState } from 'react'
import { type User, updateProfile } from '#contract/accounts.ts'
import type { ChosenPlace } from '#contract/page.ts'
import { preselectedCurrency } from '#domain/country-currency.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { useForm } from '#web/parts/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountTypeField } from './account-type-field.tsx'
import { CurrencyField, rememberCurrency } from './currency-field.tsx'
import { PhotoField } from './photo-field.tsx'

interface Props {
  user: User
  languages: readonly { code: string; name: string }[]
  /** The site's own currency and the others that it shows prices in. */
  currencies: { site: string; offered: readonly string[] }
  /** Whether a professional account type requires verification. */
  needsVerification: boolean
  /** Looks up a place; the chosen one fills in the address. */
  placeSearch: (onChoose: (place: ChosenPlace) => void) => ReactNode
  onSaved: (user: User) => void
}

const SOCIAL = ['facebook_id', 'twiiter_id', 'instagram_id', 'youtube_id'] as const

/** All profile fields, in one column. */
export function ProfileForm({ user, languages, currencies, needsVerification, placeSearch, onSaved }: Props) {
  const { t, language } = useText()
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [place, setPlace] = useState<Pick<ChosenPlace, 'city' | 'state' | 'country'>>(user)
  const preselect = (country: string) => preselectedCurrency({ ...currencies, chosen: user.display_currency, country })
  const [currency, setCurrency] = useState(() => preselect(user.country))
  const [address, setAddress] = useState(user.address)
  const [point, setPoint] = useState({ latitude: user.latitude, longitude: user.longitude })
  const { errors, fault, busy, onSubmit } = useForm<typeof updateProfile>(updateProfile, async (_input, form) => {
    for (const word of ['notification', 'shows_contact']) form.set(word, form.has(word) ? '1' : '0')
    // Sent only when chosen here, so that a change by staff meanwhile is not overwritten.
    if (form.get('account_type') === (user.requested_account_type ?? user.account_type)) form.delete('account_type')
    if (photo) form.set('profile', photo, 'photo.jpg')
    const saved = await call(updateProfile, form)
    if (form.has('display_currency')) rememberCurrency(String(form.get('display_currency')))
    setPhoto(null)
    toast(t('profile.saved'), { kind: 'success' })
    onSaved(saved)
  })
  const choose = (chosen: ChosenPlace) => {
    setPlace(chosen)
    setCurrency(preselect(chosen.country))
    setAddress((now) => now || chosen.formatted_address)
    setPoint({ latitude: String(chosen.latitude), longitude: String(chosen.longitude) })
  }
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-10">
      <FormError fault={fault} />
      <PhotoField name={user.name} current={user.profile} chosen={photo} onChoose={setPhoto} />
      <Group title={t('profile.reach')}>
        <Field
          label={t('account.name')}
          name="name"
          defaultValue={user.name}
          autoComplete="name"
          error={errors.name}
          required
        />
        <Field
          label={t('account.phone')}
          name="mobile"
          type="tel"
          defaultValue={user.mobile ?? ''}
          autoComplete="tel"
          help={user.logintype === '1' ? t('profile.phone-fixed') : undefined}
          readOnly={user.logintype === '1'}
          error={errors.mobile}
        />
      </Group>
      <Group title={t('profile.where')}>
        {placeSearch(choose)}
        <Field
          label={t('profile.address')}
          name="address"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          autoComplete="street-address"
          error={errors.address}
        />
        <p className="text-sm text-ink-soft">
          {[place.city, place.state, place.country].filter(Boolean).join(', ') || t('profile.no-place')}
        </p>
        {(['city', 'state', 'country'] as const).map((word) => (
          <input key={word} type="hidden" name={word} value={place[word]} />
        ))}
        <input type="hidden" name="latitude" value={point.latitude} />
        <input type="hidden" name="longitude" value={point.longitude} />
      </Group>
      <Group title={t('profile.about')}>
        <AccountTypeField user={user} needsVerification={needsVerification} />
        <Field label={t('profile.about-me')} error={errors.about_me} help={t('profile.about-help')}>
          {(control) => <TextArea {...control} name="about_me" defaultValue={user.about_me} maxLength={5000} />}
        </Field>
        {SOCIAL.map((word) => (
          <Field key={word} label={t(`profile.${word}`)} name={word} defaultValue={user[word]} error={errors[word]} />
        ))}
      </Group>
      <Group title={t('profile.settings')}>
        <Switch
          label={t('profile.show-contact')}
          name="shows_contact"
          value="1"
          defaultChecked={user.shows_contact === 1}
        />
        <Switch label={t('profile.notify')} name="notification" value="1" defaultChecked={user.notification === 1} />
        {currencies.offered.length > 0 && (
          <CurrencyField
            {...{ currencies, currency, error: errors.display_currency }}
            onChange={(code) => setCurrency(code)}
          />
        )}
        <Field label={t('header.language')}>
          {(control) => (
            <Select
              {...control}
              name="language_code"
              defaultValue={language}
              options={languages.map(({ code, name }) => ({ value: code, label: name }))}
            />
          )}
        </Field>
      </Group>
      <div className="sticky bottom-0 -mx-4 border-t border-line bg-paper px-4 py-4 max-md:bottom-14">
        <Button kind="primary" type="submit" busy={busy}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-4 text-lg font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
