import type { Database } from '#server/db/sql.ts'
import { maybeOne } from '#server/db/sql.ts'

export interface Place {
  path: string
  as?: 'member' | 'admin'
}

const PUBLIC = `/ /about-us /contact-us /privacy-policy /terms-and-condition /properties/all-properties /properties-on-map
  /featured-properties /most-viewed-properties /most-favorite-properties /premium-properties /properties-nearby-city /all-agents
  /all-categories /all-projects /featured-projects /upcoming-projects /articles /faqs /subscription-plan /mortgage-calculator
  /articles.atom /articles.rss /search?q=lisbon /offline /nothing-here`
const OF_MEMBER = `/user/profile /user/properties /user/projects /user/add-property /user/add-project /user/advertisement
  /user/dashboard /user/subscription /user/transaction-history /user/notifications /user/chat /user/verification-form
  /user/personalize-feed /all-personalized-feeds /user/favorites-properties /user/viewings /user /user/overview /user/viewings?tab=hours /user/enquiries
  /user/import`
const OF_ADMIN = `/admin /admin/moderation /admin/catalogue?kind=category /admin/catalogue?kind=faq /admin/catalogue?kind=article
  /admin/catalogue?kind=section /admin/settings /admin/settings/history /admin/texts /admin/texts/languages /admin/texts/clients
  /admin/texts/clients/older-web?language=es /admin/people
  /admin/verifications /admin/verifications/form /admin/moderation/reasons /admin/payments /admin/payments/messages /admin/packages
  /admin/revenue /admin/gateways /admin/desk /admin/contacts /admin/announcements /admin/upkeep /admin/upkeep/duplicates /admin/imports
  /admin/jobs /admin/jobs/outbox /admin/audit /admin/data`

const words = (text: string) => text.split(/\s+/)

/** Every page of the site, each detail page with an object that has the texts. */
export async function findPlaces(db: Database, memberId: number): Promise<Place[]> {
  const last = async (statement: string) =>
    (await maybeOne(db.unsafe<{ value: string }[]>(`${statement} order by ctid desc limit 1`)))?.value ?? '0'
  const home = await last(`select slug as value from properties where owner_id = ${memberId} and is_active`)
  const project = await last('select slug as value from projects where is_active')
  const ids = await db<{ id: number }[]>`
    select id from properties where owner_id = ${memberId} and is_active order by ctid desc limit 2`
  const id = (table: string) => last(`select id::text as value from ${table}`)
  return [
    ...words(PUBLIC),
    `/properties-details/${home}`,
    `/embed/property/${home}`,
    `/project-details/${project}`,
    `/agent-details/${await last(`select slug as value from users where id = ${memberId}`)}`,
    `/article-details/${await last('select slug as value from articles')}`,
    `/compare-properties/${ids.map((one) => one.id).join('-vs-')}`,
  ]
    .map((path): Place => ({ path }))
    .concat(
      [
        ...words(OF_MEMBER),
        `/my-property/${home}`,
        `/user/edit-property/${home}`,
        `/user/interested/${home}`,
        `/properties-details/${home}`,
        `/project-details/${project}`,
        ...(
          await db<{ path: string }[]>`
          select '/user/chat?user=' || case when user_id = ${memberId} then counterpart_id else user_id end || '&property=' || property_id as path
          from chats where ${memberId} in (user_id, counterpart_id) and property_id is not null and counterpart_id is not null limit 2`
        ).map(({ path }) => path),
      ].map((path) => ({ path, as: 'member' })),
      [
        ...words(OF_ADMIN),
        `/admin/people/${memberId}`,
        `/admin/moderation/property/${await last("select id::text as value from properties where request_status = 'pending'")}`,
        `/admin/moderation/report/${await id('reports')}`,
        `/admin/verifications/${await id('verification_applications')}`,
        `/admin/payments/${await id('payment_transactions')}`,
        `/admin/packages/${await id('packages')}`,
        `/admin/imports/${await id('listing_imports')}`,
        `/admin/catalogue/article/${await id('articles')}`,
        `/admin/catalogue/faq/${await id('faqs')}`,
        `/admin/catalogue/category/${await id('categories')}`,
      ].map((path) => ({ path, as: 'admin' })),
    )
}
