import { messageOf } from '#domain/messages.ts'
import type { ParticipantId } from '#domain/policy.ts'
import { wallTimeOf } from '#domain/time-zone.ts'
import type { DayException } from '#domain/viewing-slots.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { countRows, listExceptions, listHours } from './hours.sql.ts'
import { presentException, presentHours } from './present.ts'
import { listAhead } from './queries.ts'

type Reader = Pick<Context, 'sql' | 'now'>

/** Presents the weekly availability, each with its number of upcoming viewings. */
export async function presentWeek({ sql, now }: Reader, host: ParticipantId) {
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

/** Presents date overrides from yesterday on, because it is still yesterday in some time zones. */
export async function presentExceptions({ sql, now }: Reader, host: ParticipantId, kind: DayException['kind']) {
  const from = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10)
  return (await listExceptions(sql, host, { from, kind })).map(presentException)
}

const MAX_ROWS = 400

/** Throws when a host has too many rows; called after inserting, so that the insert rolls back. */
export async function refuseTooMany({ sql }: Reader, host: ParticipantId): Promise<void> {
  if ((await countRows(sql, host)) > MAX_ROWS)
    throw new AppError('refused', messageOf('api.viewing-hours-full', { most: MAX_ROWS }))
}
