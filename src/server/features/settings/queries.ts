import type { WebSettings } from '#contract/settings.ts'
import type { Quota } from '#domain/package-quota.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { quotaOf } from '#server/features/packages/public.ts'
import { ASK, type Asker, askedBy, IMAGE, type ImageRow, prepared } from '#server/features/properties/public.ts'

/** The public settings with the flags of the viewer's account. */
export interface SettingsRow {
  settings: Record<string, string> | null
  languages: { id: number; code: string; name: string; isRtl: boolean }[] | null
  rates: { code: string; rate: number }[] | null
  sections: { id: number; type: string; title: string; translatedTitle: string | null; position: number }[] | null
  admin: { name: string; image: ImageRow | null } | null
  minPrice: number | null
  maxPrice: number | null
  premium: Quota
  projects: Quota
  account: { verification: NonNullable<WebSettings['verification_status']>; hasPackage: boolean } | null
}

const SETTINGS = `
  select
    (select json_object_agg(key, value) from settings where is_public) as settings,
    (select json_agg(json_build_object('id', g.id, 'code', g.code, 'name', g.name, 'isRtl', g.is_rtl) order by g.position, g.id)
     from languages g where g.is_active) as languages,
    (select json_agg(json_build_object('code', r.code, 'rate', r.rate) order by r.code) from currency_rates r
     where r.base = coalesce((select value from settings where key = 'currency_code'), 'USD')) as rates,
    (select json_agg(json_build_object('id', s.id, 'type', s.type, 'title', s.title, 'position', s.sort_order,
       'translatedTitle', (select x.value from content_translations x where x.subject = 'homepage_section' and x.subject_id = s.id
         and x.language_code = ask.language and x.field = 'title')) order by s.sort_order, s.id)
     from homepage_sections s where s.is_active) as sections,
    (select json_build_object('name', u.name, 'image', (select ${IMAGE} from media m where m.id = u.profile_media_id))
     from users u where u.role = 'admin' and u.is_active order by u.id limit 1) as admin,
    (select price::float8 from listing order by price, id limit 1) as "minPrice",
    (select price::float8 from listing order by price desc, id desc limit 1) as "maxPrice",
    ${quotaOf('premium_properties')} as premium,
    ${quotaOf('project_access')} as projects,
    (select json_build_object('verification', u.verification, 'hasPackage', exists (
       select from user_packages o where o.user_id = u.id and o.starts_at <= ask.now and (o.ends_at is null or o.ends_at > ask.now)))
     from users u where u.id = ask.viewer_id) as account
  from ${ASK}`

/** Finds everything that `web-settings` returns in one statement; settings that are not public are never selected. */
export const findSettings = (sql: Sql, asker: Asker) => one(prepared<SettingsRow>(sql, SETTINGS, askedBy(asker)))
