import type { Output } from '#contract/endpoint.ts'
import type { getModerationCase as endpoint } from '#contract/moderation.ts'
import { instantOf } from '#domain/instant.ts'
import { isForAdministrators } from '#domain/moderation.ts'
import { may } from '#domain/policy.ts'
import type { Context, Handler } from '#server/context.ts'
import type { Finding } from '#server/features/risk/public.ts'
import { allowsOwnDecisions } from '#server/features/settings/public.ts'
import { answersIn } from '#server/features/verification/public.ts'
import {
  type AccountRow,
  findAccount,
  findCaseText,
  listHistory,
  listLike,
  listNames,
  listPhotos,
} from './case-facts.sql.ts'
import { presentPhoto, presentWaiting, readWaiting } from './present.ts'
import { findNeighbours, findWaiting, type WaitingRow } from './queue.sql.ts'
import { listReportsOf } from './report.sql.ts'
import { listTemplates } from './template.sql.ts'

type Case = NonNullable<Output<typeof endpoint>>

export const getModerationCase: Handler<typeof endpoint> = async (ctx, key) => {
  const { sql, viewer } = ctx
  const isAdministrator = may.administer(viewer)
  if (isForAdministrators(key.kind) && !isAdministrator) return null
  const row = await findWaiting(sql, key.kind, key.id)
  const shown = row && (row.kind === 'verification' ? { ...NO_LISTING, title: row.title } : await listingOf(ctx, row))
  if (!row || !shown) return null
  const account = row.owner && (await findAccount(sql, row.owner.id))
  const words = await findCaseText(sql, key)
  const around = await findNeighbours(sql, key.kind, key.id, {
    ...{ escalated: row.isEscalated, isAdministrator },
  })
  return {
    ...presentWaiting(row, shown.changes, ctx, await allowsOwnDecisions(sql)),
    title: shown.title,
    description: shown.description,
    address: shown.address,
    photos: (await listPhotos(sql, shown.photoIds)).map((photo) => presentPhoto(photo, ctx)),
    answers: row.kind === 'verification' ? await answersIn(ctx, row.id) : [],
    findings: await presentFindings(ctx, row.findings),
    account: account && presentAccount(account),
    reported: await reportsOf(ctx, row),
    appeal:
      words.appeal === null
        ? null
        : { text: words.appeal, at: instantOf(words.appealedAt!), against: words.against ?? '' },
    note: words.note ?? '',
    history: (await listHistory(sql, row, key)).map(({ at, what, by, words: said }) => ({
      at: instantOf(at),
      what,
      by,
      words: said ?? '',
    })),
    templates: await templatesFor(ctx, account?.language ?? 'en'),
    next: around.nextKind && { kind: around.nextKind, id: around.nextId! },
    previous: around.previousKind && { kind: around.previousKind, id: around.previousId! },
    waiting: around.waiting,
  }
}

const NO_LISTING = { changes: [], description: '', address: '', photoIds: [] }

/** The listing of a case, as the case shows it. */
async function listingOf(ctx: Context, row: WaitingRow) {
  const read = await readWaiting(ctx, row)
  if (!read) return null
  const { state, changes } = read
  const titleId = 'titleMediaId' in state ? state.titleMediaId : state.imageMediaId
  return {
    changes,
    title: state.title,
    description: state.description,
    address: 'address' in state ? state.address : state.location,
    photoIds: [...(titleId === null ? [] : [titleId]), ...state.gallery.map(({ mediaId }) => mediaId)],
  }
}

async function presentFindings(ctx: Context, findings: readonly Finding[]): Promise<Case['findings']> {
  const { sql } = ctx
  const numbers = (pick: (finding: Finding) => number | null | undefined) => findings.flatMap((one) => pick(one) ?? [])
  const photos = new Map(
    (await listPhotos(sql, numbers(({ mediaId }) => mediaId).concat(numbers(({ otherMediaId }) => otherMediaId)))).map(
      (photo) => [photo.id, presentPhoto(photo, ctx)],
    ),
  )
  const homes = new Map(
    (
      await listLike(
        sql,
        'properties',
        numbers(({ propertyId }) => propertyId),
      )
    ).map((one) => [one.id, one]),
  )
  const projects = new Map(
    (
      await listLike(
        sql,
        'projects',
        numbers(({ projectId }) => projectId),
      )
    ).map((one) => [one.id, one]),
  )
  const people = new Map(
    (
      await listNames(
        sql,
        numbers(({ userId }) => userId),
      )
    ).map((one) => [one.id, one]),
  )
  return findings.map(({ reason, propertyId, projectId, mediaId, otherMediaId, userId }) => {
    const like = homes.get(propertyId ?? 0) ?? projects.get(projectId ?? 0)
    return {
      reason,
      listing: like
        ? { id: like.id, is_project: !propertyId, slug_id: like.slug, title: like.title, owner: like.owner ?? '' }
        : null,
      photo: photos.get(mediaId ?? 0) ?? null,
      other_photo: photos.get(otherMediaId ?? 0) ?? null,
      person: people.get(userId ?? 0) ?? null,
    }
  })
}

const presentAccount = ({
  joinedAt,
  isActive,
  language,
  accountType,
  requestedType,
  listings,
  refused,
  reported,
}: AccountRow): Case['account'] => ({
  joined_at: instantOf(joinedAt),
  is_active: isActive,
  language: language ?? 'en',
  account_type: accountType,
  requested_account_type: requestedType,
  listings,
  refused,
  reported,
})

const reportsOf = async ({ sql }: Context, { propertyId }: WaitingRow): Promise<Case['reported']> =>
  propertyId === null
    ? []
    : (await listReportsOf(sql, propertyId)).map(({ reason, message, at, ...report }) => ({
        ...report,
        reason: reason ?? '',
        message: message ?? '',
        at: instantOf(at),
      }))

/** Reason templates in the owner's language first, then in English. */
async function templatesFor({ sql }: Context, language: string): Promise<Case['templates']> {
  const all = await listTemplates(sql)
  const inLanguage = (wanted: string) => all.filter((template) => template.language === wanted)
  return language === 'en' ? inLanguage('en') : [...inLanguage(language), ...inLanguage('en')]
}
