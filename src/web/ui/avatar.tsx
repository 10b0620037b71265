import { useSiteOptions } from './site-options.ts'

/** The avatar of a user, else the operator's placeholder, else initials. Decorative, because the name is beside it. */
export function Avatar({ name, src, size = 48 }: { name: string; src?: string; size?: number }) {
  const { portraitPlaceholder } = useSiteOptions()
  const shown = src || portraitPlaceholder
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.36 }}
      className="inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-brand-soft font-semibold text-brand"
    >
      {shown ? (
        <img
          src={shown}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          data-portrait=""
          className="size-full object-cover"
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('')
