import { desc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as contract from '#contract/testimonials.ts'
import { testimonials } from '#server/database/schema/all-tables.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { limitRequests } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { learnAdmin } from '#server/http/sign-in-check.ts'
import { changeTestimonial, deleteTestimonial } from './moderate-testimonial.ts'
import { testimonialAnswer, testimonialAnswers } from './testimonial-answer.ts'

export function testimonialEndpoints(app: Hono<AppEnvironment>): void {
  const limitTestimonials = limitRequests({ name: 'testimonials', most: 30, seconds: 600 })
  app.use('/api/testimonials', async (c, next) =>
    c.req.method === 'POST' ? limitTestimonials(c, next) : next(),
  )

  serve(app, contract.listTestimonials, async ({ world }) => {
    const rows = await world.db
      .select()
      .from(testimonials)
      .where(eq(testimonials.approved, true))
      .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
    return testimonialAnswers(world.db, rows)
  })

  serve(app, contract.createTestimonial, async ({ world, body, c }) => {
    const isStaff = (await learnAdmin(c)) !== undefined
    const [row] = await world.db
      .insert(testimonials)
      .values({ ...body, approved: isStaff && body.approved === true })
      .returning()
    if (!row) throw new Error('The testimonial was not stored')
    if (row.approved) await world.publicDataChanged()
    return testimonialAnswer(row)
  })

  serve(app, contract.listAllTestimonials, async ({ world }) => {
    const { createdAt, id } = testimonials
    const rows = await world.db.select().from(testimonials).orderBy(desc(createdAt), desc(id))
    return testimonialAnswers(world.db, rows)
  })
  serve(app, contract.changeTestimonial, ({ world, params, body, admin }) =>
    changeTestimonial(world, params.id, body, admin),
  )
  serve(app, contract.deleteTestimonial, ({ world, params, admin }) =>
    deleteTestimonial(world, params.id, admin),
  )
}
