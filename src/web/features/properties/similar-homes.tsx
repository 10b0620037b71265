import { useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { PropertyCard } from '#web/parts/property-card.tsx'
import type { PropertyCardData } from '#web/parts/property-card-data.ts'
import { Section } from '#web/parts/section.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

interface Props {
  /** The home that the others are similar to. */
  id: number
  homes: readonly PropertyCardData[]
  words: ListingLabels
  /** The address of all homes of its type in its city. */
  href: string
}

/** Similar homes: one row at once, and more on request. */
export function SimilarHomes({ id, homes, words, href }: Props) {
  const { t } = useText()
  const [more, setMore] = useState<readonly PropertyCardData[] | null>(null)
  const [busy, setBusy] = useState(false)
  if (homes.length === 0) return null
  const load = async () => {
    setBusy(true)
    try {
      const { moreSimilar } = await import('./more-similar.ts')
      setMore(await moreSimilar(id, homes))
    } catch {
      toast(t('history.similar-failed'), { kind: 'error' })
    }
    setBusy(false)
  }
  return (
    <>
      <Section title={t('listing.similar')} href={href}>
        {[...homes, ...(more ?? [])].map((home, index) => (
          <li key={home.id} ref={index === homes.length ? focusLink : undefined}>
            <PropertyCard home={home} words={words} />
          </li>
        ))}
      </Section>
      {!more && (
        <div className="-mt-2 mb-8 flex justify-center">
          <Button busy={busy} onClick={load}>
            {t('history.similar-more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The button disappears after its press; the first loaded home gets the focus. */
const focusLink = (item: HTMLElement | null) => item?.querySelector('a')?.focus({ preventScroll: true })
