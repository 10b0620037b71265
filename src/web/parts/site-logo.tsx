import { Wordmark } from './wordmark.tsx'

/** The operator's logo, or the default mark with the site's name. */
export function SiteLogo({ name, logo }: { name: string; logo?: string }) {
  if (!logo) return <Wordmark name={name} />
  return (
    <img
      src={logo}
      alt={name}
      height={36}
      width={140}
      className="h-9 w-auto max-w-35 object-contain object-left rtl:object-right"
    />
  )
}
