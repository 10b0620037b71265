import { EXAMPLE_FACTS, type MessageTemplate, type TemplateParts } from '#domain/message-templates.ts'
import type { NotificationKind } from '#domain/notification-kinds.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import {
  type EmailBrand,
  type EmailContent,
  frameOf,
  noteHtml,
  renderEmailHtml,
  renderEmailText,
  renderNotification,
  wordsOf,
} from '#server/features/notifications/public.ts'

interface Sample {
  texts: TextSource
  baseUrl: string
  template: string
  language: string
  message: MessageTemplate
  shipped: { subject: string; text: string }
  /** The parts to preview; null is the default. */
  parts: TemplateParts
  reader: { name: string; siteName: string }
  brand: EmailBrand
}

/** Renders a template as an email with sample data. */
export async function sampleMail(sample: Sample): Promise<{ subject: string; text: string; html: string | null }> {
  const texts = tried(sample)
  const { baseUrl, template, language } = sample
  const reader = { ...sample.reader, language, email: null, mailedAt: null }
  const news = (kind: string) => ({
    kind: kind as NotificationKind,
    ...{ title: '', message: '', data: { ...EXAMPLE_FACTS }, propertySlug: 'example', projectSlug: null, image: null },
  })
  const set = (letter: EmailContent) => ({
    subject: letter.subject,
    text: renderEmailText(letter),
    html: renderEmailHtml(letter, sample.brand),
  })
  const [group, name] = template.split('.') as [string, string]
  if (group === 'notice') return set(await renderNotification({ texts, baseUrl }, reader, [news(name)]))
  if (name === 'digest')
    return set(await renderNotification({ texts, baseUrl }, reader, [news('interest'), news('listing-approved')]))
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

/** Text source with the previewed parts applied. */
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
