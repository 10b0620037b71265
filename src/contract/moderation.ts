import * as z from 'zod/mini'
import { ACCOUNT_TYPES } from '#domain/account-type.ts'
import { RISK_REASONS } from '#domain/listing-risk.ts'
import { DECISIONS, MODERATED, needsReason } from '#domain/moderation.ts'
import { read, write } from './endpoint.ts'
import { Flag, Id, Instant, limit, OptionalId, offset, Text, Url } from './fields.ts'
import { Claim } from './moderation-claim.ts'
import { listingLine } from './objects.ts'
import { VerificationAnswer } from './verification-admin.ts'

const MAX_AT_ONCE = 100

/** Key of a case. */
const caseKey = { kind: z.literal(MODERATED), id: Id }
const CaseKey = z.object({ kind: z.literal(MODERATED), id: z.int() })
const Changes = z.array(z.object({ field: z.string(), old: z.string(), new: z.string() }))
const caseLine = {
  kind: z.literal(MODERATED),
  id: z.int(),
  /** Property or project that the case is about. */
  property_id: z.nullable(z.int()),
  project_id: z.nullable(z.int()),
  ...listingLine,
  property_type: z.nullable(z.string()),
  owner: z.nullable(z.object({ id: z.int(), name: z.string(), slug_id: z.string(), is_verified: z.boolean() })),
  /** For edits: the changed fields. */
  changes: Changes,
  submitted_at: Instant,
  /** Sent back with the decision; the decision is refused if the case has changed since. */
  version: z.string(),
  /** Risk score from 0 to 100, with its risk signals. */
  risk: z.int(),
  reasons: z.array(z.literal(RISK_REASONS)),
  claim: z.nullable(Claim),
  is_escalated: z.boolean(),
  /**
   * True if the case concerns the caller's own content and `staff_may_decide_own` is off: the caller can only escalate
   * it.
   */
  blocked_as_own: z.boolean(),
  has_appeal: z.boolean(),
  reports: z.int(),
}

export const listModeration = read('GET admin/moderation', {
  access: 'staff',
  summary: 'Lists the moderation queue by risk score, then oldest first.',
  input: z.object({
    kind: z.optional(z.literal(MODERATED)),
    /** Only cases with this risk signal. */
    cause: z.optional(z.literal(RISK_REASONS)),
    /** Only cases escalated to administrators. */
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
  summary: 'Returns a moderation case with everything needed to decide; null if it is closed.',
  input: z.object(caseKey),
  output: z.nullable(
    z.object({
      ...caseLine,
      description: z.string(),
      address: z.string(),
      photos: z.array(Photo),
      /** For a verification: the submitted answers; links to files are valid for 15 minutes. */
      answers: z.array(VerificationAnswer),
      findings: z.array(
        z.object({
          reason: z.literal(RISK_REASONS),
          /** The similar listing, and both photos if the match is a photo. */
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
          /** Account type that takes effect on verification. */
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
      /** Note of the moderator who escalated the case. */
      note: z.string(),
      history: z.array(z.object({ at: Instant, what: z.string(), by: z.nullable(z.string()), words: z.string() })),
      templates: z.array(z.object({ code: z.string(), language: z.string(), text: z.string() })),
      /** Adjacent cases in the queue. */
      next: z.nullable(CaseKey),
      previous: z.nullable(CaseKey),
      /** Number of cases in the queue, including this one. */
      waiting: z.int(),
    }),
  ),
})

export const claimModerationCase = write('POST admin/moderation-claim', {
  access: 'staff',
  summary:
    'Assigns a case to the caller for ten minutes, or releases it. Refused while it is assigned to someone else.',
  input: z.object({ ...caseKey, release: Flag }),
  output: z.nullable(Claim),
})

const decided = {
  decision: z.literal(DECISIONS),
  reason: z.optional(Text(300)),
  /** Delays the decision by ten seconds, during which it can be undone. */
  hold: Flag,
}
type Reasoned = { decision: (typeof DECISIONS)[number]; reason?: string | undefined }
const reasoned = z.refine<Reasoned>(({ decision, reason }) => !needsReason(decision) || reason !== undefined, {
  error: 'api.required',
  path: ['reason'],
})

export const moderate = write('POST admin/moderate', {
  access: 'staff',
  summary: 'Approves or rejects a case, requests changes, or escalates it to an administrator. The owner is notified.',
  says: 'api.decision-saved',
  input: z.object({ ...caseKey, ...decided, version: z.optional(Text(60)) }).check(reasoned),
  output: z.null(),
})

export const moderateMany = write('POST admin/moderate-many', {
  access: 'staff',
  summary: 'Applies one decision to several cases with the same risk signal. Skipped cases are named.',
  says: 'api.decisions-saved',
  input: z
    .object({
      cause: z.literal(RISK_REASONS),
      cases: z
        .array(z.object({ ...caseKey, version: z.optional(Text(60)) }))
        .check(z.minLength(1), z.maxLength(MAX_AT_ONCE)),
      ...decided,
    })
    .check(reasoned),
  output: z.object({ decided: z.int(), left: z.array(z.object({ ...CaseKey.shape, why: z.string() })) }),
})

export const undoModeration = write('POST admin/moderation-undo', {
  access: 'staff',
  summary: "Undoes the caller's decisions that have not been applied yet.",
  says: 'api.decision-undone',
  input: z.object({ cases: z.array(z.object(caseKey)).check(z.minLength(1), z.maxLength(MAX_AT_ONCE)) }),
  output: z.null(),
})

export const listReasonTemplates = read('GET admin/reason-templates', {
  access: 'staff',
  summary: 'Lists the reason templates in every language.',
  input: z.object({}),
  output: z.array(z.object({ code: z.string(), texts: z.record(z.string(), z.string()) })),
})

const Code = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))

export const saveReasonTemplate = write('POST admin/reason-template', {
  access: 'admin',
  summary: 'Saves a reason template in one or more languages. Without text it is deleted.',
  says: 'api.template-saved',
  input: z.object({
    code: Code,
    texts: z.record(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/)), Text(300)),
  }),
  output: z.null(),
})

const MAX_APPEAL = 1000

export const appealDecision = write('POST appeal-decision', {
  access: 'member',
  summary: "Appeals the rejection of the caller's listing, with a statement.",
  says: 'api.appeal-sent',
  input: z.object({ property_id: OptionalId, project_id: OptionalId, message: Text(MAX_APPEAL) }).check(
    z.refine(({ property_id, project_id }) => (property_id === undefined) !== (project_id === undefined), {
      error: 'api.either-required',
      params: { field: 'property_id', other: 'project_id' },
      path: ['property_id'],
    }),
  ),
  output: z.null(),
})
