import { srcSet } from '#domain/renditions.ts'
import { Drawing } from '#web/ui/drawings.tsx'
import { useSiteOptions } from '#web/ui/site-options.ts'

interface PhotoProps {
  src: string
  width?: number
  height?: number
  /** A tiny data URL that stands in until the photo has arrived. */
  blur?: string
  alt: string
  sizes: string
  /** For the one photo that the visitor sees first. */
  priority?: boolean
  /** The shape of its frame, e.g. `4 / 3`; without it the photo keeps its own. */
  ratio?: string
  /** The widest file worth fetching; frames that fill a screen want 1600. */
  widest?: number
}

/** A photograph in the best format and size the browser can use, which takes its room before it arrives. */
export function Photo({ src, width, height, blur, alt, sizes, priority, ratio, widest }: PhotoProps) {
  if (!src) return <NoPhoto ratio={ratio} />
  const most = widest ?? (priority ? 1600 : 960)
  const avif = srcSet(src, 'avif', width, most)
  return (
    <picture
      className="block bg-brand-soft bg-cover bg-center"
      style={{ aspectRatio: ratio, backgroundImage: blur ? `url(${blur})` : undefined }}
    >
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        // The ladder is the same in both formats, and it is worked out for every photo of a page.
        srcSet={avif ? avif.replaceAll('.avif ', '.webp ') : undefined}
        sizes={avif ? sizes : undefined}
        width={width || undefined}
        height={height || undefined}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  )
}

interface Picture {
  image: string
  width: number
  height: number
  blur: string
}

/** The photo of something that calls name by `image`. */
export const pictureOf = ({ image, width, height, blur }: Picture) => ({ src: image, width, height, blur })

function NoPhoto({ ratio }: { ratio?: string }) {
  const { photoPlaceholder } = useSiteOptions()
  return (
    <span className="grid size-full place-items-center bg-brand-soft" style={{ aspectRatio: ratio }}>
      {photoPlaceholder ? (
        <img src={photoPlaceholder} alt="" loading="lazy" className="size-full object-contain" />
      ) : (
        <Drawing name="house" />
      )}
    </span>
  )
}
