/** Number of newest listings scanned where neither a city nor a category narrows them. */
const MAX_SCANNED = 5000

/** Ids of the preferred facilities that listing `h` has nearby. */
export const LIKED_FACILITIES = `array(
  select n.facility_id from property_facilities n
  where n.property_id = h.id and n.facility_id = any (i.facility_ids) order by n.facility_id)`

/** Join with the preferences `i` of the viewer in `ask`. */
export const PREFERENCES = 'property_preferences i on i.user_id = ask.viewer_id'

/**
 * Listings that match the viewer's preferences: rows (id, created_at, facilities), with `ask` and preferences `i` in
 * scope. A listing must match each preference that is set: deal type, category, city, price range and at least one
 * facility. Listings the viewer owns or has hidden are excluded. A city or a category is looked up by its index.
 */
export const matchingProperties = `
  select h.id, h.created_at, liked.facilities
  from ask join ${PREFERENCES}
  cross join lateral (
    select x.* from areas a join listing x on x.city_id = a.id
    where coalesce(btrim(i.city), '') <> '' and a.kind = 'city' and a.name_norm = plain_text(btrim(i.city))
      and (i.category_ids = '{}' or x.category_id = any (i.category_ids))
    union all
    select x.* from unnest(i.category_ids) k (id) cross join lateral (
      select y.* from listing y where y.category_id = k.id order by y.created_at desc, y.id desc limit ${MAX_SCANNED}) x
    where coalesce(btrim(i.city), '') = ''
    union all
    (select x.* from listing x where coalesce(btrim(i.city), '') = '' and i.category_ids = '{}'
     order by x.created_at desc, x.id desc limit ${MAX_SCANNED})) h
  cross join lateral (select ${LIKED_FACILITIES} as facilities) liked
  where (i.property_types = '{}' or (array['sell', 'rent'])[h.kind + 1] = any (i.property_types))
    and h.price between coalesce(i.min_price, 0) and coalesce(i.max_price, 9223372036854775807)
    and (i.facility_ids = '{}' or liked.facilities <> '{}')
    and h.owner_id is distinct from ask.viewer_id
    and not exists (select from user_property_flags m where m.user_id = ask.viewer_id and m.kind = 'hidden' and m.property_id = h.id)`

/** More preferred facilities first, then newer; featuring does not affect the order. */
export const LIKED_ORDER = 'cardinality(h.facilities) desc, h.created_at desc, h.id desc'
