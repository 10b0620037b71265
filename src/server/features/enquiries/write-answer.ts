import { publicPages } from '#domain/public-pages.ts'
import type { Context } from '#server/context.ts'
import { wordsOf } from '#server/features/notifications/public.ts'
import type { EnquiryRow } from './queries.ts'

interface Answer {
  enquiry: EnquiryRow
  visitor: { language: string | null; siteName: string }
  author: string
  words: string
}

const MAX_QUOTED = 500

/** Renders the email with a reply: the reply, the enquiry it answers and a link to enquire again. */
export async function writeAnswer(
  { texts, baseUrl }: Pick<Context, 'texts' | 'baseUrl'>,
  { enquiry, visitor, author, words }: Answer,
) {
  const say = await wordsOf(texts, visitor.language)
  const { title, slug, name, message } = enquiry
  const home = baseUrl + publicPages.property(slug)
  return {
    subject: say('mail.enquiry-subject', { author, title }),
    language: visitor.language ?? 'en',
    greeting: say('mail.hello', { name }),
    intro: say('mail.enquiry-intro', { author, title }),
    introHtml: say.html('mail.enquiry-html', { author, title }),
    items: [
      { title: author, text: words },
      { title: say('mail.enquiry-yours'), text: message.slice(0, MAX_QUOTED) },
    ],
    action: { label: say('mail.enquiry-again'), url: home },
    footer: say('mail.enquiry-why', { site: visitor.siteName }),
    choose: { label: say('mail.enquiry-privacy'), url: baseUrl + publicPages.privacy },
  }
}
