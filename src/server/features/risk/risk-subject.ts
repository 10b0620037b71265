import type { Sql } from '#server/db/sql.ts'
import type { RiskSubject } from './assess-risk.ts'

interface Shared {
  title: string
  description: string
  categoryId: number
  city: string | null
  latitude: number | null
  longitude: number | null
  gallery: readonly { mediaId: number }[]
}

interface Home extends Shared {
  price: string
  kind: string
  rentDuration: string | null
  titleMediaId: number | null
}

interface Whose {
  exceptId: number | null
  ownerId: number | null
}

/** Risk subject of a property, stored or pending. */
export const riskSubjectOfProperty = (state: Home, whose: Whose): RiskSubject => ({
  ...shared(state, state.titleMediaId, whose),
  home: { price: state.price, kind: state.kind, rentDuration: state.rentDuration },
})

/** Same for a project, which has no price. */
export const riskSubjectOfProject = (state: Shared & { imageMediaId: number | null }, whose: Whose): RiskSubject => ({
  ...shared(state, state.imageMediaId, whose),
  home: null,
})

const shared = (
  { title, description, categoryId, city, latitude, longitude, gallery }: Shared,
  titleId: number | null,
  whose: Whose,
) => ({
  ...whose,
  title,
  description,
  categoryId,
  city,
  latitude,
  longitude,
  photoIds: [...(titleId === null ? [] : [titleId]), ...gallery.map(({ mediaId }) => mediaId)],
})

/** Pending cases that have no assessment or have changed since. */
export const listUnjudged = (sql: Sql, limit: number) =>
  sql<{ kind: 'property' | 'project' | 'property_revision' | 'project_revision'; id: number; listingId: number }[]>`
    select w.kind, w.id, w.listing_id as "listingId" from (
      select 'property' as kind, id, id as listing_id, updated_at as changed from properties where request_status = 'pending'
      union all
      select 'project', id, id, updated_at from projects where request_status = 'pending'
      union all
      select case when property_id is null then 'project_revision' else 'property_revision' end, id, coalesce(property_id, project_id), updated_at
      from listing_revisions where status = 'pending'
    ) w
    left join moderation_cases c on c.kind = w.kind and c.subject_id = w.id
    where c.judged_at is null or c.judged_at < w.changed
    order by w.changed limit ${limit}`
