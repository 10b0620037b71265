import type { Field } from '#domain/operator-field.ts'
import { tidyValue } from '#domain/operator-field.ts'

/** The values of a rule-driven form: the texts by name, and the chosen images. */
export interface FormValues {
  values: Record<string, string>
  files: Record<string, File>
}

/** Reads the form by its rules; a switch that is off sends nothing, and a removed image is an empty text. */
export function formValues(form: FormData, rules: Readonly<Record<string, Field>>): FormValues {
  const values: Record<string, string> = {}
  const files: Record<string, File> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const value = form.get(name)
    if (rule.type === 'image') {
      if (value instanceof File && value.size > 0) files[name] = value
      else if (form.get(`${name}-remove`) === '1') values[name] = ''
    } else values[name] = tidyValue(rule, typeof value === 'string' ? value : '')
  }
  return { values, files }
}
