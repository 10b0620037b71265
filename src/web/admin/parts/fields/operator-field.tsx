import type { Field as FieldRule } from '#domain/operator-field.ts'
import { useText } from '#web/i18n/text.tsx'
import { type ControlProps, Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { ColourInput } from './colour-input.tsx'
import { OrderInput } from './order-input.tsx'
import { PairsInput } from './pairs-input.tsx'
import { PictureInput } from './picture-input.tsx'
import { RichTextInput } from './rich-text-input.tsx'

export interface Choice {
  value: string
  label: string
}

interface Props {
  name: string
  rule: FieldRule
  label: string
  help?: string | undefined
  value: string
  error?: string | undefined
  /** The choices with their labels, if there are any. */
  choices?: readonly Choice[]
}

/** One field of an admin form, drawn from the rule that also validates it. */
export function OperatorField({ name, rule, label, help, value, error, choices = [] }: Props) {
  const { t } = useText()
  if (rule.type === 'switch')
    return (
      <div className="grid gap-1">
        <Switch label={label} name={name} value="1" defaultChecked={value === '1'} />
        {help && <p className="text-xs text-ink-soft">{help}</p>}
        {error && <p className="text-xs font-medium text-bad">{error}</p>}
      </div>
    )
  const control = (props: ControlProps) => {
    const given = { ...props, name, defaultValue: value }
    switch (rule.type) {
      case 'lines':
        return <TextArea {...given} maxLength={rule.most} rows={3} dir="auto" />
      case 'json':
      case 'costs':
        return <TextArea {...given} defaultValue={indented(value)} rows={8} dir="ltr" spellCheck={false} />
      case 'hosts':
        return <TextArea {...given} rows={2} dir="ltr" spellCheck={false} />
      case 'html':
        return <RichTextInput {...given} label={label} maxLength={rule.most} />
      case 'choice':
      case 'language':
        return <Select {...given} options={choices} {...(!rule.isRequired && { placeholder: t('operator.none') })} />
      case 'entry':
        return choices.length > 0 ? (
          <Select {...given} options={choices} placeholder={t('operator.none')} />
        ) : (
          <TextInput {...given} inputMode="numeric" dir="ltr" />
        )
      case 'entries':
        return <OrderInput {...given} choices={choices} />
      case 'colour':
        return <ColourInput {...given} />
      case 'pairs':
        return <PairsInput {...given} />
      case 'image':
        return <PictureInput {...given} />
      default:
        return (
          <TextInput
            {...given}
            {...TYPED[rule.type]}
            {...('most' in rule && rule.type === 'text' && { maxLength: rule.most })}
          />
        )
    }
  }
  return (
    <Field
      label={label}
      {...(help && { help })}
      {...(error && { error })}
      required={rule.isRequired === true && rule.type !== 'image'}
    >
      {control}
    </Field>
  )
}

/** The input mode and autocomplete of each kind of text input. */
const TYPED = {
  switch: {},
  text: { dir: 'auto' },
  email: { type: 'email', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'off', dir: 'ltr' },
  address: { type: 'url', dir: 'ltr', placeholder: 'https://' },
  number: { inputMode: 'decimal', dir: 'ltr' },
  day: { type: 'date', dir: 'ltr' },
  currency: { maxLength: 3, autoCapitalize: 'characters', dir: 'ltr' },
} as const

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 1)
  } catch {
    return json
  }
}
