import { readAreaUnit } from '#domain/area.ts'
import { pageOf } from '#web/api/page-context.ts'
import { AreaPageBody } from '#web/features/area-units/area-page-body.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { wordsOf } from '#web/parts/address-params.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import type { Route } from './+types/area-units-page'
import '#web/i18n/area-units/pack.ts'

export const headers = () => ({ 'Surrogate-Control': 'max-age=3' })

export function loader({ context, url }: Route.LoaderArgs) {
  const { settings, baseUrl, language } = pageOf(context)
  const t = translator(language, textsOf(language))
  const { searchParams } = url
  return {
    initial: {
      value: searchParams.has('value') ? wordsOf(searchParams, 'value').slice(0, 20) : '100',
      from: readAreaUnit(searchParams.get('from')) ?? 'square-metre',
      to: readAreaUnit(searchParams.get('to')) ?? 'square-foot',
    },
    meta: pageMeta({
      title: t('area.title'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('area.meta-text'),
      url: baseUrl + paths.areaConverter(),
      languages: settings.languages.map(({ code }) => code),
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function AreaPage({ loaderData: { initial } }: Route.ComponentProps) {
  const { t } = useText()
  return (
    <main id="content" className="wrap-page pb-16">
      <PageHead title={t('area.title')} text={t('area.text')} />
      <AreaPageBody key={`${initial.value} ${initial.from} ${initial.to}`} initial={initial} />
    </main>
  )
}
