import * as z from 'zod/mini'
import { ACCOUNT_TYPES } from '#domain/account-type.ts'
import { RISK_REASONS } from '#domain/listing-risk.ts'
import { DECISIONS, MODERATED, needsReason } from '#domain/moderated.ts'
import { Claim } from './claim.ts'
import { read, write } from './endpoint.ts'
import { Flag, Id, Instant, limit, offset, Text, Url } from './fields.ts'
import { listingLine } from './objects.ts'
import { VerificationAnswer } from './verification-admin.ts'

const MOST_AT_ONCE = 100

/** Which case is meant. */
const caseKey = { kind: z.literal(MODERATED), id: Id }
const CaseKey = z.object({ kind: z.literal(MODERATED), id: z.int() })
const Changes = z.array(z.object({ field: z.string(), old: z.string(), new: z.string() }))
const caseLine = {
  kind: z.literal(MODERATED),
  id: z.int(),
  /** The home or project it is about. */
  property_id: z.nullable(z.int()),
  project_id: z.nullable(z.int()),
  ...listingLine,
  property_type: z.nullable(z.string()),
  owner: z.nullable(z.object({ id: z.int(), name: z.string(), slug_id: z.string(), is_verified: z.boolean() })),
  /** Of changes: what they touch. */
  changes: Changes,
  submitted_at: Instant,
  /** To be sent back with the decision, so that nobody decides about what has changed meanwhile. */
  version: z.string(),
  /** From 0 to 100, and why. */
  risk: z.int(),
  reasons: z.array(z.literal(RISK_REASONS)),
  claim: z.nullable(Claim),
  is_escalated: z.boolean(),
  /** True where it is the caller's own and `staff_may_decide_own` is off: it can only be escalated. */
  blocked_as_own: z.boolean(),
  has_appeal: z.boolean(),
  reports: z.int(),
}

export const listModeration = read('GET admin/moderation', {
  access: 'staff',
  summary: 'What waits for a moderator, the riskiest first and the oldest of those first.',
  input: z.object({
    kind: z.optional(z.literal(MODERATED)),
    /** Only what has this reason. */
    cause: z.optional(z.literal(RISK_REASONS)),
    /** Only what was handed on to administrators. */
    escalated: Flag,
    offset,
    limit: limit(20),
  }),
  output: z.array(z.object(caseLine)),
  beside: z.object({
    total: z.int(),
    counts: z.record(z.literal(MODERATED), z.int()),
    escalated: z.int(),
    causes: z.array(z.object({ cause: z.literal(RISK_REASONS), count: z.int() })),
  }),
})

const Photo = z.object({ id: z.int(), image: Url, width: z.int(), height: z.int(), blur: z.string() })

export const getModerationCase = read('GET admin/moderation-case', {
  access: 'staff',
  summary: 'Everything that a moderator needs to decide about one thing; null when it does not wait any more.',
  input: z.object(caseKey),
  output: z.nullable(
    z.object({
      ...caseLine,
      description: z.string(),
      address: z.string(),
      photos: z.array(Photo),
      /** Of a request to be verified: what was answered; links to files work for a quarter of an hour. */
      answers: z.array(VerificationAnswer),
      findings: z.array(
        z.object({
          reason: z.literal(RISK_REASONS),
          /** Whose listing it is like, and the two photos where it is a photo. */
          listing: z.nullable(
            z.object({
              id: z.int(),
              is_project: z.boolean(),
              slug_id: z.string(),
              title: z.string(),
              owner: z.string(),
            }),
          ),
          photo: z.nullable(Photo),
          other_photo: z.nullable(Photo),
          person: z.nullable(z.object({ id: z.int(), name: z.string() })),
        }),
      ),
      account: z.nullable(
        z.object({
          joined_at: Instant,
          is_active: z.boolean(),
          language: z.string(),
          account_type: z.literal(ACCOUNT_TYPES),
          /** The type that verification puts into effect. */
          requested_account_type: z.nullable(z.literal(ACCOUNT_TYPES)),
          listings: z.int(),
          refused: z.int(),
          reported: z.int(),
        }),
      ),
      reported: z.array(
        z.object({
          id: z.int(),
          by: z.string(),
          reason: z.string(),
          message: z.string(),
          status: z.literal(['open', 'upheld', 'dismissed']),
          at: Instant,
        }),
      ),
      appeal: z.nullable(z.object({ text: z.string(), at: Instant, against: z.string() })),
      /** What a colleague said when they handed it on. */
      note: z.string(),
      history: z.array(z.object({ at: Instant, what: z.string(), by: z.nullable(z.string()), words: z.string() })),
      templates: z.array(z.object({ code: z.string(), language: z.string(), text: z.string() })),
      /** Its neighbours in the queue. */
      next: z.nullable(CaseKey),
      previous: z.nullable(CaseKey),
      /** How many wait, this one among them. */
      waiting: z.int(),
    }),
  ),
})

export const claimModerationCase = write('POST admin/moderation-claim', {
  access: 'staff',
  summary: 'Keeps a case for the caller for ten minutes, or lets go of it; refused while somebody else has it.',
  input: z.object({ ...caseKey, release: Flag }),
  output: z.nullable(Claim),
})

const decided = {
  decision: z.literal(DECISIONS),
  reason: z.optional(Text(300)),
  /** The decision takes effect after ten seconds, and can be taken back until then. */
  hold: Flag,
}
type Reasoned = { decision: (typeof DECISIONS)[number]; reason?: string | undefined }
const reasoned = z.refine<Reasoned>(({ decision, reason }) => !needsReason(decision) || reason !== undefined, {
  error: 'api.required',
  path: ['reason'],
})

export const moderate = write('POST admin/moderate', {
  access: 'staff',
  summary:
    'Approves or rejects what waits, asks its owner for changes, or hands it on to an administrator; the owner is told.',
  says: 'api.decision-saved',
  input: z.object({ ...caseKey, ...decided, version: z.optional(Text(60)) }).check(reasoned),
  output: z.null(),
})

export const moderateMany = write('POST admin/moderate-many', {
  access: 'staff',
  summary: 'The same decision about several things that have one cause; those that cannot be decided about are named.',
  says: 'api.decisions-saved',
  input: z
    .object({
      cause: z.literal(RISK_REASONS),
      cases: z
        .array(z.object({ ...caseKey, version: z.optional(Text(60)) }))
        .check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
      ...decided,
    })
    .check(reasoned),
  output: z.object({ decided: z.int(), left: z.array(z.object({ ...CaseKey.shape, why: z.string() })) }),
})

export const undoModeration = write('POST admin/moderation-undo', {
  access: 'staff',
  summary: "Takes back the caller's own decisions that have not taken effect yet.",
  says: 'api.decision-undone',
  input: z.object({ cases: z.array(z.object(caseKey)).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)) }),
  output: z.null(),
})

export const listReasonTemplates = read('GET admin/reason-templates', {
  access: 'staff',
  summary: 'Reasons that moderators give often, in every language.',
  input: z.object({}),
  output: z.array(z.object({ code: z.string(), texts: z.record(z.string(), z.string()) })),
})

const Code = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))

export const saveReasonTemplate = write('POST admin/reason-template', {
  access: 'admin',
  summary: 'Writes a template in one or several languages; without any words it is removed.',
  says: 'api.template-saved',
  input: z.object({
    code: Code,
    texts: z.record(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/)), Text(300)),
  }),
  output: z.null(),
})

const MOST_APPEAL = 1000

export const appealDecision = write('POST appeal-decision', {
  access: 'member',
  summary: "Asks the moderators to look again at the caller's refused home or project, with the owner's words.",
  says: 'api.appeal-sent',
  input: z.object({ property_id: z.optional(Id), project_id: z.optional(Id), message: Text(MOST_APPEAL) }).check(
    z.refine(({ property_id, project_id }) => (property_id === undefined) !== (project_id === undefined), {
      error: 'api.either-required',
      params: { field: 'property_id', other: 'project_id' },
      path: ['property_id'],
    }),
  ),
  output: z.null(),
})
