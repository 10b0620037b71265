/** A small turning ring; whoever shows it says in words what is under way. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 animate-spin rounded-full border-2 border-current border-e-transparent"
    />
  )
}
