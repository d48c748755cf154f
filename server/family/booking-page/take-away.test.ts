import { describe, expect, it } from 'vitest'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

describe('what the customer can download', () => {
  it('includes a receipt as PDF and JSON, and a calendar entry', async () => {
    const booking = await payForParty(ctx, {
      bookingDate: '2027-05-22',
    })
    const at = await createPageLink(ctx, booking)
    const pdf = await ctx.call('GET', at('/receipt.pdf'))
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.headers.get('content-disposition')).toBe(`inline; filename="receipt-${booking.bookingId}.pdf"`)
    expect(pdf.body).toMatch(/^%PDF-1\./)
    const json = await ctx.call('GET', at('/receipt.json'))
    expect(json.headers.get('content-disposition')).toContain(`receipt-${booking.bookingId}.json`)
    expect(json.body.paidAmount).toBe('75.00')
    const ics = await ctx.call('GET', at('/party.ics'))
    expect(ics.body).toContain('DTSTART;VALUE=DATE:20270522\r\nDTEND;VALUE=DATE:20270523\r\n')
    for (const file of ['receipt.pdf', 'receipt.json', 'party.ics'])
      expect((await ctx.call('GET', `/api/my-bookings/${booking.bookingId}/${file}`)).status).toBe(404)
  })
})

it('knows in the calendar entry where the booking stands', async () => {
  const booking = await payForParty(ctx, { bookingDate: '2027-06-26' })
  const at = await createPageLink(ctx, booking)
  const read = async () => (await ctx.call('GET', at('/party.ics'))).body
  expect(await read()).toMatch(/STATUS:CONFIRMED/)
  expect(await read()).toMatch(/A balance is still open/)
  ctx.setNow(new Date('2027-06-27T16:00:00Z'))
  expect(await read()).not.toMatch(/We arrive|balance/)
  ctx.setNow(MORNING)
  await ctx.staff('PATCH', `/api/bookings/${booking.id}`, { bookingStatus: 'cancelled' })
  expect(await read()).toMatch(/STATUS:CANCELLED/)
})

describe('the days a party could move to', () => {
  it('200: includes all that are free apart from its own teepees, but not its current day', async () => {
    const day = '2027-06-12'
    const booking = await payForParty(ctx, { bookingDate: day, numberOfTeepees: 10 })
    const at = await createPageLink(ctx, booking)
    const ask = (from: string, to: string) => ctx.call('GET', `${at('/availability')}&from=${from}&to=${to}`)
    const { status, body } = await ask('2027-06-11', '2027-06-13')
    expect(status).toBe(200)
    expect(body.map(({ available }) => available)).toEqual([true, false, true])
    expect(body[1]?.reason).toBe('Your party is already on Saturday, June 12, 2027. Choose another date.')
    const other = await ctx.call('GET', `/api/availability?from=${day}&to=2027-06-13&themeId=1&teepees=1`)
    expect(other.body.map(({ available }) => available)).toEqual([false, false])
    expect((await ask('2027-06-13', '2027-06-11')).status).toBe(400)
    expect((await ask('soon', '2027-06-11')).status).toBe(400)
    expect((await ask('2027-01-04', '2028-06-11')).status).toBe(400)
  })

  it('404: without the token, even if the reference is known', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-06-19' })
    const path = `/api/my-bookings/${booking.bookingId}/availability?from=2027-06-19&to=2027-06-20`
    expect((await ctx.call('GET', path)).status).toBe(404)
    expect((await ctx.call('GET', `${path}&token=x.y`)).status).toBe(404)
    // The public calendar only ignores an unpaid booking if given its reference.
    const asked =
      `/api/availability?from=2027-06-19&to=2027-06-19&teepees=9&themeId=1&bookingId=${booking.bookingId}` as const
    expect((await ctx.call('GET', asked)).body[0]?.available).toBe(false)
  })
})
