import * as z from 'zod/mini'
import { read } from '#contract/endpoint.ts'
import { Id } from '#contract/fields.ts'
import type { Handler } from '#server/context.ts'
import { one } from '#server/db/sql.ts'

/** A bare primary-key query through the same dispatcher, which other calls are compared with. */
export const floor = read('GET floor', {
  access: 'anyone',
  summary: 'The floor.',
  input: z.object({ id: Id }),
  output: z.object({ id: z.int(), slug: z.string(), title: z.string() }),
})

export const answerFloor: Handler<typeof floor> = ({ sql }, { id }) =>
  one(sql<{ id: number; slug: string; title: string }[]>`select id, slug, title from properties where id = ${id}`)
