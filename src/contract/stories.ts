import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Numeric, OptionalId, offset, Text, Url } from './fields.ts'

export const getStories = read('GET get-stories', {
  access: 'anyone',
  summary: 'Returns an empty page: the site has no stories.',
  input: z.object({
    category_id: OptionalId,
    agent_id: OptionalId,
    property_id: OptionalId,
    project_id: OptionalId,
    offset,
    limit: z._default(Numeric(z.number().check(z.int(), z.minimum(1), z.maximum(50))), 10),
  }),
  output: z.object({
    section_title: z.string(),
    is_guest: z.boolean(),
    user_has_premium_properties_access: z.boolean(),
    user_has_premium_projects_access: z.boolean(),
    agents: z.array(
      z.object({
        agent_id: z.int(),
        agent_name: z.string(),
        agent_slug_id: z.string(),
        agent_profile_image: Url,
        is_agent_verified: z.boolean(),
        has_unseen_story: z.boolean(),
        premium_story_count: z.int(),
        premium_stories: z.array(z.unknown()),
        non_premium_stories: z.array(z.unknown()),
      }),
    ),
    pagination: z.object({ limit: z.int(), offset: z.int(), total: z.int(), has_more: z.boolean() }),
  }),
})

export const uploadStory = write('POST upload-story', {
  access: 'member',
  summary: 'Always refused: the site has no stories.',
  input: z.object({
    media_type: z.optional(z.literal(['image', 'video'])),
    entity_type: z.optional(Text(20)),
    entity_id: OptionalId,
  }),
  output: z.null(),
})
