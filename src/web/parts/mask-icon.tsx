import { useSiteOptions } from '#web/ui/site-options.ts'

/**
 * An icon that the operator uploaded: a mask in the brand colour, or the image itself where the setting keeps its
 * colours.
 */
export function Sign({ image, large }: { image: string; large?: boolean }) {
  const { tintsIcons } = useSiteOptions()
  if (!image) return null
  const size = large ? 'size-7' : 'size-5'
  if (!tintsIcons) return <img src={image} alt="" loading="lazy" className={`${size} shrink-0 object-contain`} />
  return (
    <span
      aria-hidden="true"
      className={`sign ${size} bg-brand`}
      style={{ maskImage: `url("${image.replace(/["\\\s]/g, encodeURIComponent)}")` }}
    />
  )
}
