import type { Testimonial } from '#contract/people/testimonials.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { holdPictures } from '#server/catalogue/images/hold-pictures.ts'
import type { Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { testimonials } from '#server/foundation/database/schema/all-tables.ts'
import { recordAndAnnounce } from '#server/foundation/webhooks/queue-webhooks.ts'
import { staffTestimonialResponse, testimonialResponse } from './testimonial-response.ts'

/** Stores a visitor's review until staff approve it. */
export function receiveTestimonial(
  ctx: Context,
  words: typeof testimonials.$inferInsert,
): Promise<Testimonial | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const gone = await holdPictures(tx, [words.customerImage ?? ''])
    if (gone) return gone
    const [row] = await tx
      .insert(testimonials)
      .values({ ...words, approved: false })
      .returning()
    if (!row) throw new Error('The testimonial was not stored')
    const event = { kind: 'testimonial.received', actor: 'customer', subjectId: row.id } as const
    await recordAndAnnounce(tx, event, { now: ctx.now(), data: staffTestimonialResponse(row) })
    return testimonialResponse(row)
  })
}
