import { Link } from 'react-router'
import { CONTACT_STATES, listContacts } from '#contract/support-admin.ts'
import { ContactCard } from '#web/admin/features/support/contact-card.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { listAddress, PAGE_SIZE } from '#web/admin/parts/list-address.ts'
import { loadList, oneOf } from '#web/admin/parts/load-list.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/contacts-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/support-admin/pack.ts'

/** Open messages in order of arrival; handled ones latest first. */
export const loader = (args: Route.LoaderArgs) =>
  loadList(args, listContacts, ({ filters }) => {
    const state = oneOf(CONTACT_STATES, filters.state) ?? 'open'
    return { state, sort: state === 'open' ? ('sent' as const) : ('-sent' as const) }
  })

/** The contact messages. */
export default function ContactsPage({ loaderData: { found, state, wanted } }: Route.ComponentProps) {
  const { t } = useText()
  if (!found) return null
  const shown = wanted.state
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
            {t(word === 'open' ? 'messages.open' : 'messages.handled')}
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
