import { useText } from '#web/i18n/text.tsx'
import { submits } from '#web/parts/action-form.tsx'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useAccount } from './account-context.ts'

const ITEM = 'flex min-h-11 w-full items-center rounded-md px-3 text-sm no-underline hover:bg-brand-soft'

/** The account menu of the header, or the sign-in link. */
export function AccountMenu({ next }: { next: string }) {
  const { t } = useText()
  const { reader, signOut } = useAccount()
  // Staff who have to set up a second factor are signed in but have no other page.
  if (!reader && next.startsWith(paths.twoFactor())) return null
  if (!reader)
    return (
      <a href={paths.signIn(next)} className={`${buttonLook('secondary', 'small')} max-md:hidden`}>
        {t('account.sign-in')}
      </a>
    )
  return (
    <Disclosure
      name={t('account.menu', { name: reader.name })}
      label={reader.profile ? <Avatar name={reader.name} src={reader.profile} size={32} /> : <Icon name="user" />}
    >
      <ul>
        <li>
          <a href={paths.ownProperties()} className={ITEM}>
            {t('nav.my-homes')}
          </a>
        </li>
        <li>
          <a href={paths.chat()} className={ITEM}>
            {t('nav.messages')}
          </a>
        </li>
        <li>
          <a href={paths.notifications()} className={ITEM}>
            {t('nav.notifications')}
          </a>
        </li>
        <li>
          <a href={paths.profile()} className={ITEM}>
            {t('profile.title')}
          </a>
        </li>
        <li>
          <a href={paths.addProperty()} className={ITEM}>
            {t('nav.add-home')}
          </a>
        </li>
        <li>
          <a href={paths.favourites()} className={ITEM}>
            {t('account.saved')}
          </a>
        </li>
        <li>
          <a href={paths.likes()} className={ITEM}>
            {t('because.change')}
          </a>
        </li>
        <li>
          <button
            {...submits('sign-out')}
            className={ITEM}
            onClick={(event) => {
              event.preventDefault()
              signOut()
            }}
          >
            {t('account.sign-out')}
          </button>
        </li>
      </ul>
    </Disclosure>
  )
}
