import { data } from 'react-router'
import type { Api, PageContext } from '#contract/page.ts'
import { getProperty } from '#contract/properties.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { textsOf } from '#web/i18n/all.ts'
import { type TextKey, translator } from '#web/i18n/translate.ts'

/** The listing that a form page is about. */
export async function listingOf(api: Api, slug: string) {
  const answer = await api(getProperty, { slug_id: slug }).catch((error: unknown) => {
    if (isRefusal(error)) return null
    throw error
  })
  const home = answer?.data[0]
  if (!home) throw data(null, { status: 404 })
  return {
    id: home.id,
    slug: home.slug_id,
    title: home.translated_title || home.title,
    isContactable: home.is_interest_available,
  }
}

/** Head of such a page: search engines index the listing instead. */
export const formPageMeta = ({ language, settings }: Pick<PageContext, 'language' | 'settings'>, title: TextKey) => [
  { title: `${translator(language, textsOf(language))(title)} · ${settings.company_name ?? 'Lintel'}` },
  { name: 'robots', content: 'noindex' },
]
