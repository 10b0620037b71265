import type { Enquiry } from '#contract/enquiries.ts'
import { instantOf } from '#domain/instant.ts'
import { type PaperReader, photoBase } from '#server/features/media/public.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import type { EnquiryRow } from './queries.ts'
import { KEPT_MS } from './retention.ts'

export const presentEnquiry = (row: EnquiryRow, reader: PaperReader): Enquiry => ({
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
    title_image: imageAddress(row.image, photoBase(reader, !row.isOwnHidden)),
  },
  replies: row.replies.map(({ id, message, createdAt }) => ({ id, message, created_at: instantOf(createdAt) })),
})
