/** A small sign drawn by the site's owner, used as a mask so that it takes the theme's colour. */
export function Sign({ image, large }: { image: string; large?: boolean }) {
  if (!image) return null
  return (
    <span
      aria-hidden="true"
      className={large ? 'sign size-7 bg-brand' : 'sign size-5 bg-ink-soft'}
      style={{ maskImage: `url("${image.replace(/["\\\s]/g, encodeURIComponent)}")` }}
    />
  )
}
