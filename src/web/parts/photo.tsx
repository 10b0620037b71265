import { srcSet } from '#domain/renditions.ts'
import { Drawing } from '#web/ui/drawings.tsx'
import { useSiteOptions } from '#web/ui/site-options.ts'

interface PhotoProps {
  src: string
  width?: number
  height?: number
  /** A tiny data URL shown until the photo has loaded. */
  blur?: string
  alt: string
  sizes: string
  /** For the one photo that is visible first. */
  priority?: boolean
  /** The aspect ratio of its frame, e.g. `4 / 3`; without it the photo keeps its own. */
  ratio?: string
  /** The maximum width to request; frames that fill a screen need 1600. */
  widest?: number
}

/** A photo in the best format and size for the browser, with its space reserved before it loads. */
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
        // Both formats have the same widths, so the AVIF list is reused; it would be computed for every photo of a
        // page.
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

/** The photo of an object whose field is named `image`. */
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
