import type { Enquiry } from '#contract/enquiries.ts'
import { instantOf } from '#domain/instant.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import { KEPT_MS } from './kept.ts'
import type { EnquiryRow } from './queries.ts'

export const presentEnquiry = (row: EnquiryRow, origin: string): Enquiry => ({
  id: row.id,
  name: row.name,
  message: row.message,
  created_at: instantOf(row.createdAt),
  is_read: row.isRead,
  kept_until: instantOf(new Date(row.createdAt.getTime() + KEPT_MS)),
  property: {
    id: row.propertyId,
    slug_id: row.slug,
    title: row.title,
    title_image: imageAddress(row.image, origin),
  },
  replies: row.replies.map(({ id, message, createdAt }) => ({ id, message, created_at: instantOf(createdAt) })),
})
