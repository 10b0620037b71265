import { IS_PUBLIC, PROJECT } from '#server/features/projects/public.ts'
import { kilometres, RADIUS } from './homes.sql.ts'

/** JSON of the newest public projects that match `which`, within the radius if listings were found there. */
export const projects = (hasPlace: boolean, which: string, most: number) => `(
  select json_agg(${PROJECT} order by p.created_at desc, p.id desc)
  from (
    select p.* from projects p
    where ${IS_PUBLIC} and ${which}
      ${hasPlace ? `and (not (select found from around) or ${kilometres('p')} <= ${RADIUS})` : ''}
    order by p.created_at desc, p.id desc limit ${most}) p)`
