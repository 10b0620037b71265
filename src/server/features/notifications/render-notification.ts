import { NOTIFICATION_KINDS } from '#domain/notification-kinds.ts'
import { publicPages } from '#domain/public-pages.ts'
import { imageUrl } from '#domain/renditions.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import type { EmailContent } from './email-layout.ts'
import type { MailReader, News } from './mail.sql.ts'
import { type FillTemplate, wordsOf } from './translator.ts'

interface Writer {
  texts: TextSource
  baseUrl: string
}

/** Renders a notification email: one notification is the email itself, several become a list. */
export async function renderNotification(
  writer: Writer,
  reader: MailReader,
  news: readonly News[],
): Promise<EmailContent> {
  const say = await wordsOf(writer.texts, reader.language)
  const items = news.map((one) => itemOf(one, say, writer.baseUrl))
  const single = items.length === 1
  return {
    subject: single ? items[0]!.title : say('mail.digest-subject', { count: items.length }),
    intro: single ? null : say('mail.digest-text', { count: items.length }),
    introHtml: single ? null : say.html('mail.digest-html', { count: items.length }),
    items,
    action: {
      label: say('mail.open', { site: reader.siteName }),
      url: writer.baseUrl + (single ? pageOf(news[0]!) : '/user/notifications'),
    },
    ...frameOf(writer, reader, say),
  }
}

/** The parts that all emails share. */
export function frameOf(
  { baseUrl }: Writer,
  { name, language, siteName }: Pick<MailReader, 'name' | 'language' | 'siteName'>,
  say: FillTemplate,
) {
  return {
    language: language ?? 'en',
    greeting: say('mail.hello', { name }),
    footer: say('mail.why', { site: siteName }),
    choose: { label: say('mail.choose'), url: `${baseUrl}/user/notifications` },
  }
}

const itemOf = ({ kind, title, message, data, image }: News, say: FillTemplate, baseUrl: string) =>
  kind === null
    ? { title, text: message }
    : {
        ...(image && { image: imageUrl(baseUrl, image, PHOTO_WIDTH) }),
        title: say(`notice.${kind}-title`, data),
        text: say(`notice.${kind}-text`, data),
        html: say.html(`notice.${kind}-html`, data),
      }

/** Twice the width of a phone's column would be sharper, at three times the bytes. */
const PHOTO_WIDTH = 640

const PAGES = {
  chat: '/user/chat',
  verification: '/user/verification-form',
  payments: '/user/transaction-history',
  packages: '/subscription-plan',
  adverts: '/user/advertisement',
  viewings: '/user/viewings',
  enquiries: '/user/enquiries',
  notifications: '/user/notifications',
} as const

/** Path of the page a notification links to. */
export function pageOf({
  kind,
  propertySlug,
  projectSlug,
}: Pick<News, 'kind' | 'propertySlug' | 'projectSlug'>): string {
  const page = kind === null ? 'notifications' : NOTIFICATION_KINDS[kind].page
  if (page !== 'listing') return PAGES[page]
  if (propertySlug) return publicPages.property(propertySlug)
  if (projectSlug) return publicPages.project(projectSlug)
  return PAGES.notifications
}
