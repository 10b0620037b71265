import type { Output } from '#contract/endpoint.ts'
import type { getInterestedUsers } from '#contract/favourites.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useDay } from './use-day.ts'

interface Props {
  people: Output<typeof getInterestedUsers>
  total: number
  slug: string
  /** The listing they are interested in, if the viewer may message them about it. */
  writeAbout: number | null
}

/** The users interested in a listing, latest first. */
export function InterestedUsers({ people, total, slug, writeAbout }: Props) {
  const { t } = useText()
  const day = useDay()
  return (
    <section aria-labelledby="interested" className="grid gap-4">
      <h2 id="interested" className="text-lg">
        {t('owner.interested')}
      </h2>
      {people.length === 0 && <p className="text-sm text-ink-soft">{t('owner.nobody')}</p>}
      <ul className="grid gap-3 empty:hidden">
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-4">
            <Avatar name={person.name} src={person.profile} />
            <div className="grid min-w-0 flex-1">
              <span className="font-semibold">{person.name}</span>
              <span className="text-sm text-ink-soft">{day(person.interested_at)}</span>
            </div>
            {person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
            {person.mobile && <a href={`tel:+${person.mobile}`}>{person.mobile}</a>}
            {writeAbout !== null && (
              <LinkButton size="small" icon="message-circle" to={paths.chat(person.id, writeAbout)}>
                {t('owner.write-to', { name: person.name })}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      {total > people.length && (
        <div>
          <LinkButton size="small" to={paths.interested(slug)}>
            {t('owner.interested-all')}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
