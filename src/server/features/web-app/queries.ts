import { one, type Sql } from '#server/db/sql.ts'

export interface SiteIdentity {
  settings: Partial<
    Record<
      'company_name' | 'system_color' | 'default_language' | 'web_favicon' | 'playstore_id' | 'appstore_id',
      string
    >
  >
  isRtl: boolean
}

/** Name, colours and store apps of the site, from the settings. */
export function findSiteIdentity(sql: Sql): Promise<SiteIdentity> {
  return one(sql<SiteIdentity[]>`
    select s.settings, coalesce((select g.is_rtl from languages g where g.code = s.settings ->> 'default_language'), false) as "isRtl"
    from (select coalesce(json_object_agg(key, value), '{}') as settings from settings
      where key in ('company_name', 'system_color', 'default_language', 'web_favicon', 'playstore_id', 'appstore_id')) s`)
}
