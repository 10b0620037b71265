interface Question {
  type_values: readonly string[] | string | null
  translated_values: readonly string[] | null
}

/** Option of a parameter in the reader's language; a value that is not an option is returned unchanged. */
export function choiceLabel({ type_values, translated_values }: Question, choice: string): string {
  if (translated_values === null) return choice
  const place = [type_values ?? []].flat().indexOf(choice)
  return translated_values[place] ?? choice
}
