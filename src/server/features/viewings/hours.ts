import { messageOf } from '#domain/messages.ts'
import type { Side } from '#domain/policy.ts'
import { wallTimeOf } from '#domain/time-zone.ts'
import type { DayException } from '#domain/viewing-slots.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { countRows, listExceptions, listHours } from './hours-queries.ts'
import { presentException, presentHours } from './present.ts'
import { listAhead } from './queries.ts'

type Reader = Pick<Context, 'sql' | 'now'>

/** The weekly hours, each with the number of viewings that lie ahead in it. */
export async function presentWeek({ sql, now }: Reader, host: Side) {
  const [hours, ahead] = await Promise.all([listHours(sql, host), listAhead(sql, host, now)])
  const begins = ahead.map(({ startsAt, timeZone }) => wallTimeOf(startsAt, timeZone))
  return hours.map((row) =>
    presentHours(
      row,
      begins.filter(
        ({ day, minute }) => weekdayOf(day) === row.weekday && minute >= row.startsMinute && minute < row.endsMinute,
      ).length,
    ),
  )
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** What departs from the week, from yesterday on: somewhere it is still yesterday. */
export async function presentExceptions({ sql, now }: Reader, host: Side, kind: DayException['kind']) {
  const from = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10)
  return (await listExceptions(sql, host, { from, kind })).map(presentException)
}

const MOST_ROWS = 400

/** Called after adding: too many undo what was added. */
export async function refuseTooMany({ sql }: Reader, host: Side): Promise<void> {
  if ((await countRows(sql, host)) > MOST_ROWS)
    throw new AppError('refused', messageOf('api.viewing-hours-full', { most: MOST_ROWS }))
}
