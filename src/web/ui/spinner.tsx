/** A spinner; the component that shows it names the action in text. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 animate-spin rounded-full border-2 border-current border-e-transparent"
    />
  )
}
