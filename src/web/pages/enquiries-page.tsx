import { getEnquiries } from '#contract/enquiries.ts'
import { pageOf } from '#web/api/page-context.ts'
import { AccountFrame, SignInFirst } from '#web/features/accounts/account-frame.tsx'
import { EnquiryCard } from '#web/features/enquiries/enquiry-card.tsx'
import { useNoted } from '#web/features/enquiries/use-noted.ts'
import { GroupLinks } from '#web/features/owner/group-links.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/enquiries-page'
import '#web/i18n/accounts-nav/pack.ts'
import '#web/i18n/enquiries/pack.ts'

const PAGE_SIZE = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const unanswered = url.searchParams.get('show') === 'unanswered'
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1))
  const offset = Math.min((page - 1) * PAGE_SIZE, 1_000_000)
  return {
    unanswered,
    page,
    isOn: settings.enquiries_from_visitors,
    found: isSignedIn ? await api(getEnquiries, { unanswered: unanswered ? 1 : 0, offset, limit: PAGE_SIZE }) : null,
    meta: pageMeta({
      title: t('account-nav.enquiries'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('enquiry.list-text'),
      url: baseUrl + paths.enquiries(),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function EnquiriesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  return (
    <AccountFrame current="enquiries" title={t('account-nav.enquiries')} text={t('enquiry.list-text')}>
      {loaderData.found ? (
        <Inbox {...loaderData} found={loaderData.found} />
      ) : (
        <SignInFirst title={t('enquiry.gate')} next={paths.enquiries()} />
      )}
    </AccountFrame>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Inbox({ found, unanswered, page, isOn }: Loaded & { found: NonNullable<Loaded['found']> }) {
  const { t } = useText()
  useNoted(found.data)
  const query = (to: number) =>
    new URLSearchParams({ ...(unanswered && { show: 'unanswered' }), ...(to > 1 && { page: String(to) }) }).toString()
  return (
    <div className="grid gap-6">
      <GroupLinks
        label={t('enquiry.show')}
        links={[
          { label: t('enquiry.all'), href: paths.enquiries(), isCurrent: !unanswered },
          { label: t('enquiry.only-unanswered'), href: paths.enquiries('show=unanswered'), isCurrent: unanswered },
        ]}
      />
      {found.data.length === 0 && (
        <EmptyState
          drawing="messages"
          title={t('enquiry.empty-title')}
          text={t(isOn ? 'enquiry.empty-text' : 'enquiry.empty-off')}
        />
      )}
      <ul className="grid gap-4 empty:hidden">
        {found.data.map((enquiry) => (
          <li key={enquiry.id}>
            <EnquiryCard enquiry={enquiry} />
          </li>
        ))}
      </ul>
      <Pagination
        current={page}
        last={Math.ceil(found.total / PAGE_SIZE)}
        hrefOf={(to) => paths.enquiries(query(to))}
      />
    </div>
  )
}
