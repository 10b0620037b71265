import { Suspense, use, useEffect, useState } from 'react'
import type { priceGuide } from '#contract/drafts.ts'
import type { Answer, RawInput } from '#contract/endpoint.ts'
import { isPrice } from '#domain/listing-problems.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWizard } from './wizard-context.ts'

type Guide = Answer<typeof priceGuide>

const PAUSE_MS = 400

/** What comparable listings ask; shows nothing where there are too few, or when the call fails. */
export function PriceGuide() {
  const { draft, form } = useWizard()
  const [asked, setAsked] = useState<Promise<Guide> | null>(null)
  const { category_id, property_type, city, country, rentduration, parameters } = draft
  const rooms = Object.keys(form.facts).find((id) => form.facts[id] === 'bedrooms')
  const typed = String((rooms && parameters[rooms]) ?? '').trim()
  const bedrooms = /^\d{1,3}$/.test(typed) ? typed : ''
  useEffect(() => {
    if (category_id === null || !city.trim() || !country.trim()) return setAsked(null)
    const input: RawInput<typeof priceGuide> = {
      category_id,
      property_type,
      city,
      country,
      ...(property_type === 'rent' && { rentduration: rentduration || 'Monthly' }),
      ...(bedrooms && { bedrooms }),
    }
    const timer = setTimeout(() => setAsked(ask(input)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [category_id, property_type, city, country, rentduration, bedrooms])
  return (
    <div role="status" className="empty:hidden">
      <Suspense>{asked && <Range asked={asked} />}</Suspense>
    </div>
  )
}

const ask = async (input: RawInput<typeof priceGuide>): Promise<Guide> => {
  try {
    return await lazyCall(import('#contract/drafts.ts'), 'priceGuide', input)
  } catch {
    return null
  }
}

function Range({ asked }: { asked: Promise<Guide> }) {
  const { t } = useText()
  const { draft, words } = useWizard()
  const guide = use(asked)
  if (!guide) return null
  const price = isPrice(draft.price) ? Number(draft.price) : null
  const place = price === null ? null : price < guide.low ? 'below' : price > guide.high ? 'above' : 'within'
  return (
    <div className="flex gap-3 rounded-md bg-brand-soft p-4 text-sm">
      <Icon name="info" size={18} className="mt-0.5 shrink-0 text-brand" />
      <div className="grid gap-0.5">
        <p className="figures font-semibold">
          {t('listing-form.guide-range', { low: words.price(guide.low), high: words.price(guide.high) })}
        </p>
        <p className="figures text-ink-soft">
          {t(guide.bedrooms === null ? 'listing-form.guide-of' : 'listing-form.guide-of-rooms', {
            count: guide.listings,
            city: draft.city,
            rooms: guide.bedrooms ?? 0,
            median: words.price(guide.median),
          })}
        </p>
        {place && <p className="text-ink-soft">{t(`listing-form.guide-${place}`)}</p>}
      </div>
    </div>
  )
}
