import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnListing } from '#contract/owner.ts'
import { isPrice } from '#domain/listing-problems.ts'
import { CallFailure } from '#web/api/call.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'

interface Props {
  listing: OwnListing
  words: ListingLabels
}

/** The price of an own listing, changed in place. */
export function PriceCell({ listing, words }: Props) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { title, price, rentduration, kind } = listing
  if (price === null) return null
  const text = words.price(price, rentduration)
  if (kind !== 'sell' && kind !== 'rent') return <strong className="figures">{text}</strong>
  if (isOpen)
    return (
      <PriceForm
        listing={listing}
        onClose={() => {
          setOpen(false)
          requestAnimationFrame(() => opener.current?.focus())
        }}
      />
    )
  return (
    <button
      ref={opener}
      type="button"
      aria-label={t('owner.price-change', { title, price: text })}
      onClick={() => setOpen(true)}
      className="figures group inline-flex min-h-11 items-center gap-2 rounded-md text-start font-semibold underline-offset-4 hover:underline"
    >
      {text}
      <Icon name="pencil" size={14} className="shrink-0 text-ink-soft group-hover:text-ink" />
    </button>
  )
}

function PriceForm({ listing, onClose }: { listing: OwnListing; onClose: () => void }) {
  const { t } = useText()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState(String(listing.price))
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    const price = typed.replace(/[\s.,'’]/g, '')
    if (!isPrice(price)) return setError(t('owner.price-wrong'))
    if (price === String(listing.price)) return onClose()
    setBusy(true)
    try {
      const done = await lazyCall(import('#contract/listings.ts'), 'changeListingPrice', {
        property_id: listing.id,
        price,
      })
      toast(t(done.is_in_review ? 'owner.price-in-review' : 'owner.price-changed'), { kind: 'success' })
      await revalidate()
      onClose()
    } catch (failure) {
      setError(failure instanceof CallFailure ? failure.message : t('owner.unreachable'))
      setBusy(false)
    }
  }
  return (
    <form
      method="post"
      className="grid w-44 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Field
        label={t('owner.price-new')}
        name="price"
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        // The form replaces the button that opened it.
        autoFocus
        value={typed}
        {...(error && { error })}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" kind="primary" size="small" busy={busy}>
          {t('owner.price-save')}
        </Button>
        <Button size="small" kind="quiet" onClick={onClose}>
          {t('owner.price-cancel')}
        </Button>
      </div>
    </form>
  )
}
