import * as z from 'zod/mini'
import { ACCOUNT_TYPES } from '#domain/account-type.ts'
import { read } from './endpoint.ts'
import { Flag, Latitude, Longitude, limit, OptionalId, offset, Slug, Text, Url, wholePoint } from './fields.ts'
import { Agent, ProjectCard, PropertyCard } from './objects.ts'

const AgentSearch = z
  .object({
    search: z.optional(Text(120)),
    /** Restricts the list to agents with a property near this point. */
    latitude: z.optional(Latitude),
    longitude: z.optional(Longitude),
    offset,
    limit: limit(),
  })
  .check(wholePoint)

export const agentList = read('GET agent-list', {
  access: 'anyone',
  responseTtlSeconds: 2,
  summary: 'Lists everyone with a published listing, verified first.',
  input: AgentSearch,
  output: z.array(Agent),
  beside: z.object({ total: z.int() }),
})

export const listProfessionals = read('GET professionals', {
  access: 'anyone',
  responseTtlSeconds: 2,
  summary: 'Lists agents, agencies and developers with published listings, verified first, without private owners.',
  input: AgentSearch,
  output: z.array(z.extend(Agent, { account_type: z.literal(ACCOUNT_TYPES) })),
  beside: z.object({ total: z.int() }),
})

const Customer = z.object({
  id: z.int(),
  slug_id: z.string(),
  name: z.string(),
  profile: Url,
  mobile: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  state: z.string(),
  facebook_id: z.string(),
  /** Spelt correctly here and misspelt in a profile, as clients expect. */
  twitter_id: z.string(),
  youtube_id: z.string(),
  instagram_id: z.string(),
  about_me: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  projects_count: z.int(),
  property_count: z.int(),
  total_count: z.int(),
  properties_sold_count: z.int(),
  properties_rented_count: z.int(),
  is_verify: z.boolean(),
  is_admin: z.boolean(),
})

export const agentProperties = read('GET agent-properties', {
  access: 'anyone',
  summary: 'Returns one agent with their homes or, on request, projects.',
  input: z
    .object({
      slug_id: z.optional(Slug),
      id: OptionalId,
      is_admin: Flag,
      is_projects: Flag,
      search: z.optional(Text(200)),
      offset,
      limit: limit(),
    })
    .check(
      z.refine(({ slug_id, id, is_admin }) => slug_id !== undefined || id !== undefined || is_admin, {
        error: 'api.agent-required',
        path: ['slug_id'],
      }),
    ),
  failures: { invalid: 'soft', refused: 'soft', missing: 'soft' },
  output: z.object({
    customer_data: Customer,
    properties_data: z.array(
      z.extend(PropertyCard, {
        /** A number in this call, as clients expect. */ is_premium: z.int(),
      }),
    ),
    projects_data: z.array(ProjectCard),
    premium_properties_count: z.int(),
    package_available: z.boolean(),
    feature_available: z.boolean(),
  }),
  beside: z.object({ total: z.int() }),
})
