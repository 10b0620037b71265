import { useState } from 'react'
import type { OwnListing } from '#contract/owner.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { useText } from '#web/i18n/text.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { AppealDialog } from './appeal-dialog.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { FeatureDialog } from './feature-dialog.tsx'
import { ListingRow } from './listing-row.tsx'
import type { OwnAction } from './own-actions.ts'
import { OwnTable } from './own-table.tsx'
import { RowActions } from './row-actions.tsx'
import { useActions } from './use-actions.ts'

interface Props {
  kind: ListingKind
  listings: readonly OwnListing[]
  words: ListingLabels
  /** True allows selecting several for a bulk action. */
  isBulk?: boolean
}

/** The user's listings with their actions, one by one or in bulk. */
export function OwnList({ kind, listings, words, isBulk = false }: Props) {
  const { t } = useText()
  const { run, isBusy } = useActions(kind)
  const [chosenIds, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [toDelete, setToDelete] = useState<readonly OwnListing[]>([])
  const [toFeature, setToFeature] = useState<OwnListing | null>(null)
  const [toAppeal, setToAppeal] = useState<OwnListing | null>(null)
  const chosen = listings.filter(({ id }) => chosenIds.has(id))
  const act = async (action: OwnAction, on: readonly OwnListing[]) => {
    if (action === 'delete') return setToDelete(on)
    await run(action, on)
    setChosen(new Set())
  }
  const toggle = (id: number) => {
    const next = new Set(chosenIds)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const actions = (listing: OwnListing, isCompact: boolean) => (
    <RowActions
      kind={kind}
      listing={listing}
      isBusy={isBusy}
      isCompact={isCompact}
      onAction={(action) => act(action, [listing])}
      onFeature={() => setToFeature(listing)}
      onAppeal={() => setToAppeal(listing)}
    />
  )
  return (
    <div className="grid gap-4">
      {isBulk && (
        <BulkBar
          kind={kind}
          chosen={chosen}
          count={listings.length}
          isBusy={isBusy}
          onAll={(isOn) => setChosen(new Set(isOn ? listings.map(({ id }) => id) : []))}
          onAction={act}
        />
      )}
      {isBulk ? (
        <OwnTable
          kind={kind}
          listings={listings}
          words={words}
          isChosen={({ id }) => chosenIds.has(id)}
          choice={(listing) => (
            <Checkbox
              label={<span className="sr-only">{t('owner.choose', { title: listing.title })}</span>}
              checked={chosenIds.has(listing.id)}
              onChange={() => toggle(listing.id)}
            />
          )}
          actions={(listing) => actions(listing, true)}
        />
      ) : (
        <ul className="grid gap-4">
          {listings.map((listing) => (
            <li key={listing.id}>
              <ListingRow kind={kind} listing={listing} words={words} actions={actions(listing, false)} />
            </li>
          ))}
        </ul>
      )}
      <DeleteDialog
        titles={toDelete.map(({ title }) => title)}
        isBusy={isBusy}
        onClose={() => setToDelete([])}
        onDelete={async () => {
          await run('delete', toDelete)
          setToDelete([])
          setChosen(new Set())
        }}
      />
      <FeatureDialog kind={kind} listing={toFeature} onClose={() => setToFeature(null)} />
      <AppealDialog kind={kind} listing={toAppeal} onClose={() => setToAppeal(null)} />
    </div>
  )
}
