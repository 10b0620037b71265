import { paths } from '#web/paths.ts'
import { cache } from '#web/state/cached.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { ListingView } from './view.ts'

type Home = Pick<ListingView['home'], 'id' | 'added_by' | 'customer_name' | 'profile' | 'title'>

/** Leads to the conversation about a listing, whose first message is prefilled. */
export function MessageLink({ home, label }: { home: Home; label: string }) {
  const { added_by, id, customer_name, profile, title } = home
  return (
    <LinkButton
      kind="primary"
      wide
      icon="message-circle"
      to={paths.chat(added_by, id)}
      onClick={() => cache('newChat', { userId: added_by, propertyId: id, name: customer_name, profile, title })}
    >
      {label}
    </LinkButton>
  )
}
