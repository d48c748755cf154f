import * as contract from '#contract/people/testimonials.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { testimonials } from '#server/foundation/database/schema/all-tables.ts'
import { limitRequests } from '#server/foundation/http/rate-limit.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { identifyAdmin, may } from '#server/foundation/http/sign-in-check.ts'
import {
  changeForStaff,
  createForStaff,
  deleteForStaff,
} from '#server/foundation/staff-records/staff-changes.ts'
import { receiveTestimonial } from './receive-testimonial.ts'
import { TESTIMONIAL } from './testimonial-kind.ts'
import { staffTestimonialResponse, testimonialsIn, withPictures } from './testimonial-response.ts'

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
    if (admin && may(admin, 'messages')) {
      const id = await createForStaff(ctx, TESTIMONIAL, words, admin)
      return isRefusal(id) ? id : findTestimonial(ctx, id)
    }
    return receiveTestimonial(ctx, words)
  })

  serve(contract.listAllTestimonials, async ({ ctx }) => {
    const { createdAt, id } = testimonials
    const rows = await ctx.db.select().from(testimonials).orderBy(desc(createdAt), desc(id))
    return withPictures(ctx.db, rows.map(staffTestimonialResponse))
  })
  serve(contract.changeTestimonial, async ({ ctx, params, body, admin }) => {
    const id = await changeForStaff(ctx, TESTIMONIAL, params.id, body, admin)
    return isRefusal(id) ? id : findTestimonial(ctx, id)
  })
  serve(contract.deleteTestimonial, ({ ctx, params, admin }) =>
    deleteForStaff(ctx, TESTIMONIAL, params.id, admin),
  )
})

async function findTestimonial(ctx: Context, id: number) {
  const [row] = await ctx.db.select().from(testimonials).where(eq(testimonials.id, id))
  return row ? staffTestimonialResponse(row) : TESTIMONIAL.gone
}
