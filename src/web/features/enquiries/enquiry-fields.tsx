import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface Props {
  home: { title: string }
  errors: Readonly<Record<string, string>>
  /** What the user entered in a form that the server refused. */
  values: Readonly<Record<string, string>>
}

/** The fields of an enquiry. */
export function EnquiryFields({ home, errors, values }: Props) {
  const { t } = useText()
  return (
    <>
      <Field
        label={t('enquiry.name')}
        name="name"
        defaultValue={values.name}
        autoComplete="name"
        maxLength={100}
        error={errors.name}
        required
      />
      <Field
        label={t('enquiry.email')}
        name="email"
        defaultValue={values.email}
        type="email"
        autoComplete="email"
        help={t('enquiry.email-help')}
        error={errors.email}
        required
      />
      <Field label={t('enquiry.message')} error={errors.message} required>
        {(control) => (
          <TextArea
            {...control}
            name="message"
            defaultValue={values.message ?? t('enquiry.first-message', { title: home.title })}
            rows={5}
            maxLength={2000}
          />
        )}
      </Field>
      {/* Honeypot: bots fill in every field; users and assistive technology never reach this one. */}
      <div aria-hidden="true" className="sr-only">
        <label>
          {t('enquiry.leave-empty')}
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <div className="grid gap-1">
        <Checkbox
          name="consent"
          value="1"
          defaultChecked={values.consent === '1'}
          required
          aria-invalid={errors.consent ? true : undefined}
          aria-describedby={errors.consent ? 'consent-error' : undefined}
          label={
            <span>
              {t('enquiry.consent')}{' '}
              <a href={paths.privacy()} target="_blank" rel="noreferrer" className="text-link">
                {t('enquiry.privacy')}
              </a>
            </span>
          }
        />
        {errors.consent && (
          <p id="consent-error" className="flex items-start gap-1.5 text-xs font-medium text-bad">
            <Icon name="circle-exclamation-point" size={16} className="mt-px shrink-0" />
            {t('enquiry.consent-needed')}
          </p>
        )}
      </div>
    </>
  )
}
