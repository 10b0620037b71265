import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** A search whose address makes no sense, such as one that somebody shortened. */
export function UnreadableSearch({ message }: { message: string }) {
  const { t } = useText()
  return (
    <EmptyState
      drawing="search"
      title={t('search.unreadable-title')}
      text={message}
      action={
        <LinkButton to={paths.properties()} kind="primary">
          {t('search.show-all')}
        </LinkButton>
      }
    />
  )
}
