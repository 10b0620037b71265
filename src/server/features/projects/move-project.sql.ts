import type { ProjectState } from '#domain/property-status.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'

/** Status of a project, locked until the transaction ends. */
export interface MovedProject extends ProjectState {
  id: number
  ownerId: number | null
  title: string
}

export const lockProject = (sql: Sql, id: number): Promise<MovedProject | null> =>
  maybeOne(sql<MovedProject[]>`
    select id, owner_id as "ownerId", request_status as "requestStatus", is_active as "isActive", title
    from projects where id = ${id} for update`)

export async function saveProjectMove(sql: Sql, id: number, { requestStatus, isActive }: ProjectState): Promise<void> {
  await sql`update projects set request_status = ${requestStatus}, is_active = ${isActive} where id = ${id}`
}
