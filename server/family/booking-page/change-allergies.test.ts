import { expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { VISIT_DAY } from '#test/factories/crew-visit.ts'
import { createPaidParty } from '#test/journeys/paid-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

const readStop = async () =>
  (await ctx.staff('GET', `/api/crew/days/${VISIT_DAY}`)).body.stops[0]?.allergiesAndNeeds

it('a family changes its allergies until the crew’s day begins; owner, log and crew are told', async () => {
  const { booking, change, quote, read } = await createPaidParty(ctx, {
    bookingDate: VISIT_DAY,
    allergiesAndNeeds: 'Nuts',
  })
  // A minute before 8, when the crew starts.
  ctx.setNow(new Date(`${VISIT_DAY}T12:59:00Z`))
  expect((await read()).orderChanges).toEqual({ allergiesUntil: `${VISIT_DAY}T13:00:00.000Z` })
  expect((await quote({ allergiesAndNeeds: 'Nuts and milk' })).body).toMatchObject({
    differenceAmount: '0.00',
    sentence: 'The price stays the same.',
  })
  expect((await change({ allergiesAndNeeds: 'Nuts and milk' })).status).toBe(200)
  expect((await read()).booking.allergiesAndNeeds).toBe('Nuts and milk')
  expect(await readStop()).toBe('Nuts and milk')
  const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
  expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order-changed', 'owner-change']))
  const log = await ctx.staff('GET', `/api/admin/audit?subject=booking&subjectId=${booking.id}`)
  expect(log.body.entries[0]).toMatchObject({ actor: 'customer', action: 'changed' })
  expect(JSON.stringify(log.body.entries[0])).toContain('Nuts and milk')

  ctx.setNow(new Date(`${VISIT_DAY}T13:00:00Z`))
  expect(await quote({ allergiesAndNeeds: 'Eggs' })).toMatchObject({
    status: 409,
    body: {
      code: 'change_closed',
      message: 'The crew has already started its day. Call us about allergies: (305) 555-0123.',
    },
  })
  expect((await quote({ specialRequests: 'Blue lights' })).status).toBe(200)
  expect((await read()).orderChanges).toEqual({})
  expect(await readStop()).toBe('Nuts and milk')
})
