import { useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import type { CardHome } from '#web/parts/card-home.ts'
import type { ListingWords } from '#web/parts/listing-words.ts'
import { PropertyCard } from '#web/parts/property-card.tsx'
import { Section } from '#web/parts/section.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

interface Props {
  /** The home that the others are like. */
  id: number
  homes: readonly CardHome[]
  words: ListingWords
  /** Where all homes of its kind in its city are. */
  href: string
}

/** Homes like this one: a row at once, and more when asked. */
export function SimilarHomes({ id, homes, words, href }: Props) {
  const { t } = useText()
  const [more, setMore] = useState<readonly CardHome[] | null>(null)
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

/** The button is gone once it has done its work; what it brought takes the focus over. */
const focusLink = (item: HTMLElement | null) => item?.querySelector('a')?.focus({ preventScroll: true })
