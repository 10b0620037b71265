import { EXAMPLE_FACTS, type MessageTemplate, type TemplateParts } from '#domain/message-templates.ts'
import type { NotificationKind } from '#domain/notification-kinds.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import {
  frameOf,
  type Letter,
  letterHtml,
  letterText,
  noteHtml,
  wordsOf,
  writeNews,
} from '#server/features/notifications/public.ts'

interface Sample {
  texts: TextSource
  baseUrl: string
  template: string
  language: string
  message: MessageTemplate
  shipped: { subject: string; text: string }
  /** The words to try; null is as it came. */
  parts: TemplateParts
  reader: { name: string; siteName: string }
}

/** A mail as it would be sent, about somebody and something that do not exist. */
export async function sampleMail(sample: Sample): Promise<{ subject: string; text: string; html: string | null }> {
  const texts = tried(sample)
  const { baseUrl, template, language } = sample
  const reader = { ...sample.reader, language, email: null, mailedAt: null }
  const news = (kind: string) => ({
    kind: kind as NotificationKind,
    ...{ title: '', message: '', data: { ...EXAMPLE_FACTS }, propertySlug: 'example', projectSlug: null },
  })
  const set = (letter: Letter) => ({
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
  })
  const [group, name] = template.split('.') as [string, string]
  if (group === 'notice') return set(await writeNews({ texts, baseUrl }, reader, [news(name)]))
  if (name === 'digest')
    return set(await writeNews({ texts, baseUrl }, reader, [news('interest'), news('listing-approved')]))
  const say = await wordsOf(texts, language)
  const facts: Record<string, string> = {
    ...EXAMPLE_FACTS,
    site: reader.siteName,
    link: `${baseUrl}/reset-password?token=example`,
  }
  const { keys } = sample.message
  const subject = say(keys.subject, facts)
  const html = keys.html && say.html(keys.html, facts)
  if (name === 'code' || name === 'reset')
    return { subject, text: say(keys.text, facts), html: html && noteHtml({ subject, language, html }) }
  const isAbove = keys.html === null
  return set({
    subject,
    intro: isAbove ? null : say(keys.text, facts),
    introHtml: html,
    items: [{ title: isAbove ? say(keys.text, facts) : EXAMPLE_FACTS.name!, text: EXAMPLE_FACTS.message! }],
    action: { label: say('mail.open', { site: reader.siteName }), url: baseUrl },
    ...frameOf({ texts, baseUrl }, reader, say),
  })
}

/** The site's texts as if the words to try were in force. */
function tried({ texts, message: { keys }, shipped, parts }: Sample): TextSource {
  return {
    ...texts,
    async find(code) {
      const all: Record<string, string> = { ...((await texts.find(code)) ?? (await texts.find('en'))) }
      all[keys.subject] = parts.subject ?? shipped.subject
      all[keys.text] = parts.text ?? shipped.text
      if (keys.html) delete all[keys.html]
      if (keys.html && parts.html) all[keys.html] = parts.html
      return all
    },
  }
}
