import { NOTIFICATION_KINDS } from '#domain/notification-kinds.ts'
import { publicPages } from '#domain/public-pages.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Letter } from './letter.ts'
import type { MailReader, News } from './mail-queries.ts'
import { type Say, wordsOf } from './words.ts'

interface Writer {
  texts: TextSource
  baseUrl: string
}

/** One piece of news is its own letter; several become a list. */
export async function writeNews(writer: Writer, reader: MailReader, news: readonly News[]): Promise<Letter> {
  const say = await wordsOf(writer.texts, reader.language)
  const items = news.map((one) => itemOf(one, say))
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

/** What is the same in every letter. */
export function frameOf({ baseUrl }: Writer, { name, language, siteName }: Omit<MailReader, 'mailedAt'>, say: Say) {
  return {
    language: language ?? 'en',
    greeting: say('mail.hello', { name }),
    footer: say('mail.why', { site: siteName }),
    choose: { label: say('mail.choose'), url: `${baseUrl}/user/notifications` },
  }
}

const itemOf = ({ kind, title, message, data }: News, say: Say) =>
  kind === null
    ? { title, text: message }
    : {
        title: say(`notice.${kind}-title`, data),
        text: say(`notice.${kind}-text`, data),
        html: say.html(`notice.${kind}-html`, data),
      }

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

/** Where news leads. */
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
