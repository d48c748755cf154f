import { describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const book = (changes: Record<string, unknown>) => ctx.call('POST', '/api/bookings', bookingRequest(changes))

describe('partyStartTime', () => {
  it('201: defaults to 17:00, with the delivery window before it', async () => {
    const { status, body } = await book({})
    expect(status).toBe(201)
    expect(body).toMatchObject({ partyStartTime: '17:00', deliveryWindow: { from: '14:00', to: '15:00' } })
  })

  it('is stored, can be read by customer, staff and crew, and changed by staff', async () => {
    const { body } = await book({ partyStartTime: '12:30', bookingDate: '2027-03-06' })
    const window = { partyStartTime: '12:30', deliveryWindow: { from: '09:30', to: '10:30' } }
    expect(body).toMatchObject(window)
    expect((await ctx.call('GET', `/api/bookings/${body.bookingId}`)).body).toMatchObject(window)
    const { body: agenda } = await ctx.staff('GET', '/api/admin/agenda?from=2027-03-06&to=2027-03-06')
    expect(agenda.parties[0]).toMatchObject(window)
    const changed = await ctx.staff('PATCH', `/api/bookings/${body.id}`, { partyStartTime: '20:00' })
    expect(changed.body).toMatchObject({
      partyStartTime: '20:00',
      deliveryWindow: { from: '17:00', to: '18:00' },
    })
  })

  it.each(['09:30', '20:30', '17:15', '5 PM', 17])('400: %j', async (partyStartTime) => {
    const { status, body } = await book({ partyStartTime, bookingDate: '2027-03-20' })
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'partyStartTime'])
  })

  it('appears in the mail, and sets the start of the calendar entry', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-05-15', partyStartTime: '18:00' })
    const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    expect(mails.find(({ kind }) => kind === 'confirmation')?.text).toMatch(
      /Date.*6:00 PM[\s\S]*Setup arrival.*3:00 PM to 4:00 PM/,
    )
    const at = await createPageLink(ctx, booking)
    const { body } = await ctx.call('GET', at('/party.ics'))
    expect(body).toContain('DTSTART:20270515T220000Z\r\n')
    expect(body.replaceAll('\r\n ', '')).toContain('We arrive between 3:00 PM and 4:00 PM')
  })
})
