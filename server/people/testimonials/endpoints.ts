import type { Testimonial } from '#contract/people/testimonials.ts'
import * as contract from '#contract/people/testimonials.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { holdPictures } from '#server/catalogue/images/hold-pictures.ts'
import type { Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { testimonials } from '#server/foundation/database/schema/all-tables.ts'
import { limitRequests } from '#server/foundation/http/rate-limit.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { identifyAdmin, may } from '#server/foundation/http/sign-in-check.ts'
import { staffCalls } from '#server/foundation/staff-records/staff-changes.ts'
import { recordAndAnnounce } from '#server/foundation/webhooks/queue-webhooks.ts'
import { TESTIMONIAL } from './testimonial-kind.ts'
import {
  staffTestimonialResponse,
  testimonialResponse,
  testimonialsIn,
  withPictures,
} from './testimonial-response.ts'

const testimonial = staffCalls(TESTIMONIAL)

export const testimonialEndpoints = endpoints((serve, app) => {
  const limitTestimonials = limitRequests({ name: 'testimonials', most: 30, seconds: 600 })
  app.use('/api/testimonials', async (c, next) =>
    c.req.method === 'POST' ? limitTestimonials(c, next) : next(),
  )

  serve(contract.listTestimonials, async ({ ctx, language }) => {
    const rows = await ctx.db
      .select()
      .from(testimonials)
      .where(eq(testimonials.approved, true))
      .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
    return withPictures(ctx.db, await testimonialsIn(language, ctx.db, rows))
  })

  serve(contract.createTestimonial, async ({ ctx, body, language, c }) => {
    const admin = await identifyAdmin(c)
    const words = { ...body, language: body.language ?? language }
    return admin && may(admin, 'messages')
      ? testimonial.create({ ctx, body: words, admin })
      : receiveTestimonial(ctx, words)
  })

  serve(contract.listAllTestimonials, async ({ ctx }) => {
    const { createdAt, id } = testimonials
    const rows = await ctx.db.select().from(testimonials).orderBy(desc(createdAt), desc(id))
    return withPictures(ctx.db, rows.map(staffTestimonialResponse))
  })
  serve(contract.changeTestimonial, testimonial.change)
  serve(contract.deleteTestimonial, testimonial.remove)
})

/** Stores a visitor's review until staff approve it. */
function receiveTestimonial(
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
