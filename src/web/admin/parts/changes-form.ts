/** Changed values and files as a form: `changes[0][key]`, `changes[0][value]` … */
export function changesForm(values: Record<string, string>, files: Record<string, File>): FormData {
  const form = new FormData()
  for (const [at, [key, value]] of Object.entries(values).entries()) {
    form.set(`changes[${at}][key]`, key)
    form.set(`changes[${at}][value]`, value)
  }
  for (const [key, file] of Object.entries(files)) form.set(key, file)
  return form
}
