import { expect, it } from 'vitest'
import { remindHosts } from '#server/family/guest-list/remind-hosts.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

const ask = async (changes: object) => {
  const question = { kind: 'text', ...changes } as { kind: 'text'; label: string }
  return (await ctx.staff('POST', '/api/admin/questions', question)).body
}

it('what has not been answered is asked again by the mails that go anyway', async () => {
  const pets = await ask({ label: 'Any pets?', labelEs: '¿Mascotas?' })
  const names = await ask({ label: 'Whose names?', askedBy: 'page' })
  await ask({ label: 'Is the floor dry?', askedBy: 'crew' })
  await ask({ label: 'Which color?', themeIds: [2] })
  await ask({ label: 'Any cousins?', active: false })
  const asking = 'Responda, por favor, en la página de su reserva:'
  const booked = (answers: object[]) =>
    payForParty(ctx, { bookingDate: '2027-03-27', themeId: 1, language: 'es', answers })
  const mailed = async ({ id }: { readonly id: number }, kind: string) => {
    const isIt = and(eq(outbox.bookingId, id), eq(outbox.kind, kind))
    const [mail] = await ctx.db.select().from(outbox).where(isIt)
    return mail?.text
  }
  const pet = { questionId: pets.id, value: 'A cat' }
  const answered = await booked([pet, { questionId: names.id, value: 'Leo' }])
  expect(await mailed(answered, 'confirmation')).not.toContain(asking)

  const open = await booked([])
  expect(await mailed(open, 'confirmation')).toContain(`${asking} ¿Mascotas? Whose names?\n`)
  const at = await createPageLink(ctx, open)
  await ctx.staff('PATCH', `/api/bookings/${open.id}`, { answers: [pet] })
  await ctx.call('PUT', at('/guest-list'), { open: true })
  ctx.setNow(new Date('2027-03-24T17:00:00Z'))
  expect(await remindHosts(ctx)).toBe(1)
  expect(await mailed(open, 'guest-reminder')).toContain(`${asking} Whose names?\n`)
})
