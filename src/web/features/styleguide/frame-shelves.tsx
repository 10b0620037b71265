import { useState } from 'react'
import type { ListingGate } from '#domain/listing-gates.ts'
import { GateDialog } from '#web/parts/gate-dialog.tsx'
import { Accordion } from '#web/ui/accordion.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Drawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Table } from '#web/ui/table.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { API_TOAST_MS, toast } from '#web/ui/toast.ts'
import { ToastCard } from '#web/ui/toast-card.tsx'
import { Shelf } from './shelf.tsx'

const nothing = () => undefined
const ROWS = [
  { id: 1, home: 'Corner flat above the river', views: 1204, state: 'Approved' },
  { id: 2, home: 'Garden studio', views: 87, state: 'Waiting for review' },
]

/** Containers, messages and navigation. */
export function FrameShelves() {
  return (
    <>
      <Shelf name="badge">
        <Badge>Featured</Badge>
        <Badge tone="brand">Premium</Badge>
        <Badge tone="clay" icon="trending-down">
          Price down
        </Badge>
        <Badge tone="good" icon="check">
          Approved
        </Badge>
        <Badge tone="warn" icon="triangle-exclamation-point">
          Expires soon
        </Badge>
        <Badge tone="bad" icon="circle-exclamation-point">
          Rejected
        </Badge>
      </Shelf>
      <Shelf name="avatar">
        <Avatar name="Inês Carvalho" />
        <Avatar name="Kabir" size={72} />
        <Avatar name="李 明" size={32} />
      </Shelf>
      <Shelf name="breadcrumbs">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: '#' },
            { label: 'Lisbon', href: '#breadcrumbs' },
            { label: 'Corner flat above the river' },
          ]}
        />
      </Shelf>
      <Shelf name="pagination">
        <Pagination current={6} last={12} hrefOf={(page) => `#page-${page}`} />
      </Shelf>
      <Shelf name="tabs" bare>
        <Tabs
          label="Plans"
          tabs={['Ground floor', 'First floor', 'Attic'].map((label, i) => ({
            value: label,
            label,
            disabled: i === 2,
            panel: <p className="text-sm">The plan of the {label.toLowerCase()}.</p>,
          }))}
        />
      </Shelf>
      <Shelf name="accordion" bare>
        <Accordion
          items={[
            { key: 1, title: 'Who may list a home?', body: 'Owners and agents whose account is complete.' },
            { key: 2, title: 'What does it cost?', body: 'Looking is free.' },
          ]}
        />
      </Shelf>
      <Shelf name="table" bare>
        <Table
          caption="Your listings"
          rows={ROWS}
          keyOf={(row) => row.id}
          columns={[
            { key: 'home', label: 'Home', cell: (row) => row.home },
            { key: 'state', label: 'State', cell: (row) => row.state },
            { key: 'views', label: 'Views', number: true, cell: (row) => row.views.toLocaleString('en') },
          ]}
        />
      </Shelf>
      <Shelf name="meter" bare>
        <Meter label="Homes to list" value={7} max={10} />
      </Shelf>
      <Shelf name="skeleton">
        <Skeleton className="size-12" round />
        <Skeleton className="h-5 w-48" />
      </Shelf>
      <Shelf name="drawings">
        {(['house', 'search', 'heart', 'messages', 'offline', 'broken'] as const).map((name) => (
          <Drawing key={name} name={name} />
        ))}
      </Shelf>
      <Shelf name="empty-state" bare>
        <EmptyState
          drawing="heart"
          title="No saved homes yet"
          text="Press the heart on a home to keep it here."
          action={<LinkButton to="#empty-state">Look at homes</LinkButton>}
        />
      </Shelf>
      <Shelf name="error-state" bare>
        <ErrorState onRetry={nothing} />
      </Shelf>
      <Shelf name="dialog">
        <Openers />
      </Shelf>
      <Shelf name="gate-dialog">
        <GateOpeners />
      </Shelf>
      <Shelf name="toast">
        <Button onClick={() => toast('Link copied', { kind: 'success' })}>Say success</Button>
        <Button onClick={() => toast('The listing was not saved', { kind: 'error', duration: API_TOAST_MS })}>
          Say error
        </Button>
        <Button onClick={() => toast('A new message has come')}>Say something</Button>
      </Shelf>
      <Shelf name="toast-card">
        <div className="grid w-full max-w-sm gap-2">
          <ToastCard kind="success" message="Link copied" onDismiss={nothing} />
          <ToastCard kind="error" message="The listing was not saved" onDismiss={nothing} />
          <ToastCard kind="blank" message="A new message has come" onDismiss={nothing} />
          <ToastCard kind="loading" message="Publishing" onDismiss={nothing} />
        </div>
      </Shelf>
    </>
  )
}

function Openers() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  const actions = (
    <>
      <Button onClick={close}>Not now</Button>
      <Button kind="primary" onClick={close}>
        Show 214 homes
      </Button>
    </>
  )
  return (
    <>
      <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Open drawer</Button>
      <Dialog open={open === 'dialog'} onClose={close} title="Where are you looking?" actions={actions}>
        <p>Homes near this place come first.</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Filters" actions={actions}>
        <p>Price, rooms, type and more.</p>
      </Drawer>
    </>
  )
}

const GATES: Record<string, ListingGate> = {
  'Incomplete profile': { kind: 'profile', missing: ['mobile', 'image'] },
  'Not verified': { kind: 'verification', notice: 'not-verified' },
  'Under review': { kind: 'verification', notice: 'pending' },
  'Not accepted': { kind: 'verification', notice: 'failed' },
  'No package': { kind: 'subscription' },
  'Package used up': { kind: 'limit' },
}

function GateOpeners() {
  const [gate, setGate] = useState<ListingGate | null>(null)
  return (
    <>
      {Object.entries(GATES).map(([label, shut]) => (
        <Button key={label} onClick={() => setGate(shut)}>
          {label}
        </Button>
      ))}
      <GateDialog gate={gate} feature="property_list" onClose={() => setGate(null)} />
    </>
  )
}
