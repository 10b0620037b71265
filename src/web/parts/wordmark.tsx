/** The default mark: two posts and the beam they carry. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-lg leading-none font-bold tracking-tight">
      <svg viewBox="0 0 24 24" width={26} height={26} aria-hidden="true" className="shrink-0 fill-brand">
        <path d="M2 3h20v5H2zM4 10h4v11H4zM16 10h4v11h-4z" />
      </svg>
      {name}
    </span>
  )
}
