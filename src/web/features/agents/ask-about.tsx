import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'

/** A conversation is about a listing, so the listing is chosen first; works without script. */
export function AskAbout({ homes }: { homes: readonly { id: number; title: string; ownerId: number }[] }) {
  const { t } = useText()
  return (
    <details>
      <summary className={`${buttonLook('secondary', 'medium', true)} cursor-pointer list-none`}>
        <Icon name="message-circle" size={18} />
        {t('agent.message')}
      </summary>
      <p className="mt-3 text-sm font-semibold">{t('agents.which-home')}</p>
      <ul className="mt-1 grid">
        {homes.map(({ id, title, ownerId }) => (
          <li key={id}>
            <a
              href={paths.chat(ownerId, id)}
              className="flex min-h-11 items-center rounded-md px-2 text-sm no-underline hover:bg-brand-soft"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
