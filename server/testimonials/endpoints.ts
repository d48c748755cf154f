import { desc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as contract from '#contract/testimonials.ts'
import { isRefusal } from '#domain/refusal.ts'
import { changeForStaff, createForStaff, deleteForStaff } from '#server/accounts/staff-changes.ts'
import { testimonials } from '#server/database/schema/all-tables.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { limitRequests } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { learnAdmin } from '#server/http/sign-in-check.ts'
import type { World } from '#server/world.ts'
import { receiveTestimonial } from './receive-testimonial.ts'
import { staffTestimonialAnswer, testimonialAnswer, withPictures } from './testimonial-answer.ts'
import { TESTIMONIAL } from './testimonial-kind.ts'

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
    return withPictures(world.db, rows.map(testimonialAnswer))
  })

  serve(app, contract.createTestimonial, async ({ world, body, c }) => {
    const admin = await learnAdmin(c)
    if (admin) {
      const id = await createForStaff(world, TESTIMONIAL, body, admin)
      return isRefusal(id) ? id : testimonialOf(world, id)
    }
    return receiveTestimonial(world, body)
  })

  serve(app, contract.listAllTestimonials, async ({ world }) => {
    const { createdAt, id } = testimonials
    const rows = await world.db.select().from(testimonials).orderBy(desc(createdAt), desc(id))
    return withPictures(world.db, rows.map(staffTestimonialAnswer))
  })
  serve(app, contract.changeTestimonial, async ({ world, params, body, admin }) => {
    const id = await changeForStaff(world, TESTIMONIAL, params.id, body, admin)
    return isRefusal(id) ? id : testimonialOf(world, id)
  })
  serve(app, contract.deleteTestimonial, ({ world, params, admin }) =>
    deleteForStaff(world, TESTIMONIAL, params.id, admin),
  )
}

async function testimonialOf(world: World, id: number) {
  const [row] = await world.db.select().from(testimonials).where(eq(testimonials.id, id))
  return row ? staffTestimonialAnswer(row) : TESTIMONIAL.gone
}
