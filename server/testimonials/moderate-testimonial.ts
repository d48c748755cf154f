import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Testimonial, TestimonialChange } from '#contract/testimonials.ts'
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts'
import { audit } from '#server/accounts/audit.ts'
import { describeChange } from '#server/accounts/describe-change.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import { testimonials } from '#server/database/schema/all-tables.ts'
import type { Admin, World } from '#server/world.ts'
import { testimonialAnswer } from './testimonial-answer.ts'

const GONE = refuse('not_found', 'This testimonial does not exist anymore.')

export async function changeTestimonial(
  world: World,
  id: number,
  change: z.output<typeof TestimonialChange>,
  admin: Admin,
): Promise<Testimonial | Refusal> {
  const changed = await commitUnlessRefused(world.db, async (tx) => {
    const [before] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update')
    if (!before) return GONE
    const details = describeChange(before, change)
    if (details === '') return testimonialAnswer(before)
    const [after] = await tx.update(testimonials).set(change).where(eq(testimonials.id, id)).returning()
    if (!after) return GONE
    await audit(tx, {
      actor: admin.username,
      action: 'changed',
      subject: 'testimonial',
      subjectId: id,
      details,
    })
    return testimonialAnswer(after)
  })
  if (!isRefusal(changed)) await world.publicDataChanged()
  return changed
}

export async function deleteTestimonial(world: World, id: number, admin: Admin): Promise<null | Refusal> {
  const deleted = await commitUnlessRefused(world.db, async (tx) => {
    const [gone] = await tx.delete(testimonials).where(eq(testimonials.id, id)).returning()
    if (!gone) return GONE
    const entry = { actor: admin.username, action: 'deleted', subject: 'testimonial', subjectId: id } as const
    await audit(tx, { ...entry, details: `${gone.customerName}: ${gone.comment}` })
    return null
  })
  if (!isRefusal(deleted)) await world.publicDataChanged()
  return deleted
}
