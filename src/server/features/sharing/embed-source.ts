import { publicPages } from '#domain/public-pages.ts'
import { imageUrl } from '#domain/renditions.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { wordsOf } from '#server/features/notifications/public.ts'
import { cardText } from './card-text.ts'
import { type EmbedLabels, embedPage } from './embed-page.ts'
import { findSharedHome, findSiteLook } from './queries.ts'

interface Services {
  db: Sql
  texts: TextSource
  config: { baseUrl: string }
}

/** Embeddable cards of properties, with the content of a list card and no more. */
export const embedSource = ({ db, texts, config: { baseUrl } }: Services) => ({
  /** A property that is not public or unknown gets a card that says so. */
  async find(slug: string, asked: string | null): Promise<{ isFound: boolean; html: string }> {
    const [home, look] = await Promise.all([findSharedHome(db, slug), findSiteLook(db, asked)])
    const { language, isRtl, settings } = look
    const say = await wordsOf(texts, language)
    const siteName = settings?.company_name ?? 'Lintel'
    const frame = { language, isRtl, siteName }
    if (!home) {
      const words: EmbedLabels = { title: say('embed.gone'), text: say('embed.gone-text'), action: say('embed.others') }
      return { isFound: false, html: embedPage(frame, words, `${baseUrl}${publicPages.properties}?lang=${language}`) }
    }
    const card = cardText(
      { ...home, isRtl, settings: { ...home.settings, default_language: language } },
      await textsOf(texts, language),
    )
    const words: EmbedLabels = {
      title: home.titles?.[language] ?? home.title,
      price: card.price,
      facts: card.facts,
      text: card.place,
      action: say('embed.open', { site: siteName }),
      image: home.image ? imageUrl('', home.image, 640) : '',
    }
    return { isFound: true, html: embedPage(frame, words, `${baseUrl}${publicPages.property(slug)}?lang=${language}`) }
  },
})

const textsOf = async (texts: TextSource, language: string) =>
  (await texts.find(language)) ?? (await texts.find('en')) ?? {}
