/**
 * Plural forms are written inside one text, one form per CLDR category: `{count|one:# home|other:# homes}`;
 * a language without a category falls back to `other`.
 */
const SLOT = /\{(\w+)(?:\|([^{}]*))?\}/g

interface Writing<V> {
  /** The CLDR plural category of a number. */
  category: (count: number) => string
  /** Formats a value for the text. */
  write: (value: V, name: string) => string
  number: (count: number) => string
}

/** Fills the placeholders of a text; a placeholder without a value is left unchanged. */
export function fillText<V>(
  text: string,
  values: Readonly<Record<string, V>>,
  { category, write, number }: Writing<V>,
): string {
  return text.replace(SLOT, (whole, name: string, forms: string | undefined) => {
    const value = values[name]
    if (value === undefined) return whole
    if (!forms) return write(value, name)
    return pluralForm(forms, category(Number(value))).replace('#', number(Number(value)))
  })
}

function pluralForm(forms: string, category: string): string {
  const all = new Map(
    forms.split('|').map((form) => [form.slice(0, form.indexOf(':')), form.slice(form.indexOf(':') + 1)]),
  )
  return all.get(category) ?? all.get('other') ?? ''
}
