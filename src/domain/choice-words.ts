interface Question {
  type_values: readonly string[] | string | null
  translated_values: readonly string[] | null
}

/** What a question offers as an answer, in the reader's language; an answer that is none of its choices is as it was given. */
export function choiceInWords({ type_values, translated_values }: Question, choice: string): string {
  if (translated_values === null) return choice
  const place = [type_values ?? []].flat().indexOf(choice)
  return translated_values[place] ?? choice
}
