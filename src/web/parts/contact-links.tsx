import { useText } from '#web/i18n/text.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useSiteOptions } from '#web/ui/site-options.ts'

interface Props {
  email: string
  mobile: string
  /** The subject of an email. */
  subject: string
}

/** Whether there is any contact method. */
export const isReachable = ({ email, mobile }: Pick<Props, 'email' | 'mobile'>) => email !== '' || mobile !== ''

/** The known contact methods of a user. */
export function ContactLinks({ email, mobile, subject }: Props) {
  const { t } = useText()
  const { offersWhatsApp } = useSiteOptions()
  const digits = mobile.replaceAll(/\D/g, '')
  return (
    <div className="flex flex-wrap gap-3">
      {email && (
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
          className={`${buttonLook('primary', 'medium')} flex-1`}
        >
          <Icon name="mail" size={18} />
          {t('agent.write')}
        </a>
      )}
      {mobile && (
        <a href={`tel:+${mobile}`} className={`${buttonLook('secondary', 'medium')} flex-1`}>
          <Icon name="phone" size={18} />
          {t('agent.call')}
        </a>
      )}
      {offersWhatsApp && digits && (
        <a
          href={`https://wa.me/${digits}?text=${encodeURIComponent(subject)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonLook('secondary', 'medium')} flex-1`}
        >
          <Icon name="message-circle" size={18} />
          WhatsApp
        </a>
      )}
    </div>
  )
}

/** Calls the user, where the number is known. */
export function CallLink({ mobile, wide }: { mobile: string; wide?: boolean }) {
  const { t } = useText()
  if (!mobile) return null
  return (
    <a href={`tel:+${mobile}`} className={buttonLook('secondary', 'medium', wide)}>
      <Icon name="phone" size={18} />
      {t('agent.call')}
    </a>
  )
}

/** Email and WhatsApp, where they are known. */
export function OtherContactLinks({ email, mobile, subject }: Props) {
  const { t } = useText()
  const { offersWhatsApp } = useSiteOptions()
  const digits = mobile.replaceAll(/\D/g, '')
  return (
    <>
      {offersWhatsApp && digits && (
        <a
          href={`https://wa.me/${digits}?text=${encodeURIComponent(subject)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook('secondary', 'medium', true)}
        >
          <Icon name="message-circle" size={18} />
          WhatsApp
        </a>
      )}
      {email && (
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
          className={buttonLook('secondary', 'medium', true)}
        >
          <Icon name="mail" size={18} />
          {t('agent.email')}
        </a>
      )}
    </>
  )
}
