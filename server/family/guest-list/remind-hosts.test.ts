import { beforeEach, expect, it } from 'vitest'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { remindHosts } from './remind-hosts.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

beforeEach(() => ctx.setNow(MORNING))

async function openParty(bookingDate: string, language = 'en') {
  const booking = await payForParty(ctx, { bookingDate, guestCount: 4, language })
  const at = await createPageLink(ctx, booking)
  await ctx.call('PUT', at('/guest-list'), { open: true })
  const add = (body: object) => ctx.call('POST', at('/guest-list/guests'), body)
  return { booking, at, add }
}

const noonOf = (day: string) => ctx.setNow(new Date(`${day}T17:00:00Z`))
const mailsOf = (bookingId: number, kind: string) =>
  ctx.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.bookingId, bookingId), eq(outbox.kind, kind)))

it('a host is reminded once of missing answers, five days before the party, without any guest’s name', async () => {
  const { booking, add } = await openParty('2027-03-06')
  await add({ firstName: 'Xanthippe', coming: 'no' })
  noonOf('2027-02-28')
  expect(await remindHosts(ctx)).toBe(0)
  noonOf('2027-03-01')
  expect([await remindHosts(ctx), await remindHosts(ctx)]).toEqual([1, 0])
  noonOf('2027-03-02')
  expect(await remindHosts(ctx)).toBe(0)
  const [mail] = await mailsOf(booking.id, 'guest-reminder')
  expect(mail?.subject).toBe('Guests without an answer for Saturday, March 6, 2027')
  expect(mail?.html).toMatch(/my-booking\/[^"]+#guests"/)
  expect(mail?.html).not.toContain('Xanthippe')
})

it('nobody is reminded who has all answers, a closed list, a canceled party, or a party tomorrow', async () => {
  const [full, closed, cancelled, tomorrow] = [
    await openParty('2027-04-04'),
    await openParty('2027-04-05'),
    await openParty('2027-04-06'),
    await openParty('2027-04-02'),
  ]
  await full.add({ firstName: 'Ana', siblings: 3 })
  await ctx.call('PUT', closed.at('/guest-list'), { open: false })
  await ctx.staff('PATCH', `/api/bookings/${cancelled.booking.id}`, { bookingStatus: 'cancelled' })
  noonOf('2027-04-01')
  expect(await remindHosts(ctx)).toBe(0)
  expect(await mailsOf(tomorrow.booking.id, 'guest-reminder')).toEqual([])
})

it('the confirmation names the guest list where payment confirms a booking, as no further mail would', async () => {
  const sentence = 'Know who is coming: make a guest list on your booking page.'
  const toBeConfirmed = await payForParty(ctx, { bookingDate: '2027-05-01' })
  await ctx.staff('PUT', '/api/site-settings', { confirmPaidBookings: true })
  const confirmed = await payForParty(ctx, { bookingDate: '2027-05-08' })
  const [waiting] = await mailsOf(toBeConfirmed.id, 'confirmation')
  const [told] = await mailsOf(confirmed.id, 'confirmation')
  expect(waiting?.text).not.toContain(sentence)
  expect(told?.text).toContain(sentence)
})
