import { Link } from 'react-router'
import { CONTACT_STATES, listContacts } from '#contract/contacts-admin.ts'
import { ContactCard } from '#web/admin/features/messages/contact-card.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { listAddress, listState, PAGE_SIZE } from '#web/admin/parts/list-address.ts'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/contacts-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/admin-messages/pack.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  const state = listState(url)
  const shown = CONTACT_STATES.find((word) => word === state.filters.state) ?? 'open'
  // What waits comes in its order; of what is done the latest is looked for.
  const asked = {
    state: shown,
    sort: shown === 'open' ? 'sent' : '-sent',
    offset: state.offset,
    limit: PAGE_SIZE,
  } as const
  const found = isSignedIn ? await staffOnly(api(listContacts, asked)) : null
  return { found, state, shown }
}

/** What visitors wrote to the site. */
export default function ContactsPage({ loaderData: { found, state, shown } }: Route.ComponentProps) {
  const { t } = useText()
  if (!found) return null
  return (
    <>
      <AdminHead title={t('admin.place-contacts')} text={t('messages.contacts-text')} />
      <nav aria-label={t('messages.states')} className="scroll-row flex gap-2 whitespace-nowrap">
        {CONTACT_STATES.map((word) => (
          <Link
            key={word}
            to={paths.admin(`contacts?state=${word}`)}
            aria-current={word === shown ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm no-underline aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
          >
            {t(`messages.${word}`)}
          </Link>
        ))}
      </nav>
      {found.data.length === 0 && (
        <EmptyState drawing="search" title={t('messages.contacts-none')} text={t('messages.contacts-none-text')} />
      )}
      <ul className="my-5 grid gap-4">
        {found.data.map((contact) => (
          <li key={contact.id}>
            <ContactCard contact={contact} />
          </li>
        ))}
      </ul>
      <Pagination
        current={state.page}
        last={Math.ceil(found.total / PAGE_SIZE)}
        hrefOf={(page) => listAddress(state, { page })}
      />
    </>
  )
}
