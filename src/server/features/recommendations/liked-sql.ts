/** So many homes are looked at, the newest first, where neither a city nor a kind narrows them. */
const MOST_LOOKED_AT = 5000

/** Ids of the liked facilities that home `h` has near it. */
export const LIKED_FACILITIES = `array(
  select f.id from facilities f
  where f.id = any (i.facility_ids) and f.bit is not null and h.facility_mask & (1::bigint << f.bit) <> 0)`

/** The row of likes `i` of whoever `ask` names. */
export const LIKES = 'personal_interests i on i.user_id = ask.viewer_id'

/**
 * Homes that are as the viewer likes them: rows (id, created_at, facilities) beside `ask` and likes `i`. A home must be of a
 * liked kind and category, in the liked city, within the prices and near one liked place at least, as far as each was
 * said; what is hidden by the viewer or their own is left out. A city or a category is looked up by its index.
 */
export const likedHomes = `
  select h.id, h.created_at, liked.facilities
  from ask join ${LIKES}
  cross join lateral (
    select x.* from areas a join listing x on x.city_id = a.id
    where coalesce(btrim(i.city), '') <> '' and a.kind = 'city' and a.name_norm = plain_text(btrim(i.city))
      and (i.category_ids = '{}' or x.category_id = any (i.category_ids))
    union all
    select x.* from unnest(i.category_ids) k (id) cross join lateral (
      select y.* from listing y where y.category_id = k.id order by y.created_at desc, y.id desc limit ${MOST_LOOKED_AT}) x
    where coalesce(btrim(i.city), '') = ''
    union all
    (select x.* from listing x where coalesce(btrim(i.city), '') = '' and i.category_ids = '{}'
     order by x.created_at desc, x.id desc limit ${MOST_LOOKED_AT})) h
  cross join lateral (select ${LIKED_FACILITIES} as facilities) liked
  where (i.property_types = '{}' or (array['sell', 'rent'])[h.kind + 1] = any (i.property_types))
    and h.price between coalesce(i.min_price, 0) and coalesce(i.max_price, 9223372036854775807)
    and (i.facility_ids = '{}' or liked.facilities <> '{}')
    and h.owner_id is distinct from ask.viewer_id
    and not exists (select from home_marks m where m.user_id = ask.viewer_id and m.kind = 'hidden' and m.property_id = h.id)`

/** More of the liked places near by come first, then the newer; who paid to be featured is no reason. */
export const LIKED_ORDER = 'cardinality(h.facilities) desc, h.created_at desc, h.id desc'
