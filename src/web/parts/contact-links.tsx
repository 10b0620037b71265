import { useText } from '#web/i18n/text.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useSiteOptions } from '#web/ui/site-options.ts'

interface Props {
  email: string
  mobile: string
  /** What a letter is about. */
  subject: string
}

/** Whether there is any way at all. */
export const isReachable = ({ email, mobile }: Pick<Props, 'email' | 'mobile'>) => email !== '' || mobile !== ''

/** The ways to reach somebody; none that is not known. */
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
