import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'

/** A user with public properties or projects. */
export interface AgentRow {
  id: number
  name: string
  slug: string
  email: string | null
  facebook: string | null
  twitter: string | null
  instagram: string | null
  youtube: string | null
  image: ImageRow | null
  properties: number
  projects: number
  isVerified: boolean
  isAdmin: boolean
}

const PROJECTS = `select count(*)::integer as projects from projects x where x.is_active and x.request_status = 'approved'`

/** The site itself as an `AgentRow`, if it has listings. */
export const SITE = `
  select u.id, u.name, u.slug, u.public_email as email, u.facebook, u.twitter, u.instagram, u.youtube,
    (select ${IMAGE} from media m where m.id = u.profile_media_id) as image,
    coalesce(t.count, 0) as properties, own.projects, true as "isVerified", true as "isAdmin"
  from (select * from users where role = 'admin' and is_active order by id limit 1) u
  left join listing_totals t on t.dimension = 'owner' and t.id = 0
  cross join lateral (${PROJECTS} and x.owner_id is null) own
  where t.count > 0 or own.projects > 0`

/**
 * JSON of the agents on the homepage: the site if it has listings, then verified agents, then those with most listings.
 * Candidates are the 60 owners with most properties, so the statement does not count every owner's projects.
 */
export const BUSIEST = `(
  select json_agg(to_json(a) order by a."isAdmin" desc, a."isVerified" desc, a.properties + a.projects desc, a.id)
  from (
    (${SITE})
    union all
    (select u.id, u.name, u.slug, u.public_email as email, u.facebook, u.twitter, u.instagram, u.youtube,
       (select ${IMAGE} from media m where m.id = u.profile_media_id),
       t.count, own.projects, u.verification = 'success', false
     from (select x.id, x.count from listing_totals x where x.dimension = 'owner' and x.id > 0
           order by x.count desc, x.id limit 60) t
     join users u on u.id = t.id and u.is_active
     cross join lateral (${PROJECTS} and x.owner_id = u.id) own
     order by u.verification = 'success' desc, t.count + own.projects desc, u.id limit 12)
  ) a)`
