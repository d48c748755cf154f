import { beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { and, asc, eq } from '#server/foundation/database/drizzle.ts'
import { bookings, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { crewVisits, VISIT_DAY, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { paidParty, party, report } = crewVisits(ctx)
let crew: Record<string, string>
let other: Record<string, string>

beforeAll(async () => {
  crew = (await addColleague(ctx, 'ana', 'crew')).headers
  other = (await addColleague(ctx, 'ben', 'crew')).headers
})
beforeEach(async () => {
  await ctx.db.delete(bookings)
  await ctx.db.delete(outbox)
  ctx.setNow(VISIT_MORNING)
})

const later = (minutes: number) => new Date(VISIT_MORNING.getTime() + minutes * 60_000)
const mails = (bookingId: number) =>
  ctx.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'on-the-way'), eq(outbox.bookingId, bookingId)))
    .orderBy(asc(outbox.id))

it('a family is told once that its crew is on its way, with the window, whoever reports it', async () => {
  const { id, setup: stopId } = await party()
  const setOff = { stopId, kind: 'on_the_way' } as const
  await Promise.all([crew, other, crew, other].map((headers) => report([setOff], headers)))
  const [mail, ...more] = await mails(id)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'maria@example.com', subject: 'We’re on our way' })
  expect(mail?.text).toContain('They’ll arrive between 2:00 PM and 3:00 PM.')
})

it('a collection is announced with the planned times, in Spanish to a family that booked in Spanish', async () => {
  const { id, collect: stopId } = await party()
  await ctx.db.update(bookings).set({ language: 'es' }).where(eq(bookings.id, id))
  await report([{ stopId, kind: 'on_the_way' }], crew)
  // The event is for tomorrow.
  expect(await mails(id)).toEqual([])
  ctx.setNow(new Date(`${addDays(VISIT_DAY, 1)}T12:30:00Z`))
  await report([{ stopId, kind: 'on_the_way' }], crew)
  const [mail] = await mails(id)
  expect(mail?.subject).toBe('Vamos en camino')
  expect(mail?.text).toMatch(/tipis: entre las \d+:\d\d a\.m\. y las \d+:\d\d a\.m\./)
})

it('a window that has passed is not promised', async () => {
  const { id, setup: stopId } = await party()
  ctx.setNow(new Date(`${VISIT_DAY}T20:10:00Z`))
  await report([{ stopId, kind: 'on_the_way' }], crew)
  const [mail] = await mails(id)
  expect(mail?.text).toContain('later than planned')
  expect(mail?.text).not.toContain('between')
})

it('nothing is announced if an offline phone reports it hours later, or the crew is already there', async () => {
  const { id, setup: stopId } = await party()
  ctx.setNow(later(90))
  await report([{ stopId, kind: 'on_the_way', at: later(20) }], crew, later(90))
  expect(await mails(id)).toEqual([])
  const next = await party({ customerName: 'Rosa Diaz' })
  const events = [
    { stopId: next.setup, kind: 'on_the_way', at: later(70) },
    { stopId: next.setup, kind: 'arrived', at: later(85) },
  ] as const
  await report(events, crew, later(90))
  expect(await mails(next.id)).toEqual([])
})

it('a party that was moved is announced on its new day as well', async () => {
  const { id, setup: stopId } = await party()
  await report([{ stopId, kind: 'on_the_way' }], crew)
  const bookingDate = addDays(VISIT_DAY, 7)
  await ctx.staff('PATCH', `/api/bookings/${id}`, { bookingDate })
  ctx.setNow(new Date(`${bookingDate}T18:00:00Z`))
  await report([{ stopId, kind: 'on_the_way' }], crew)
  expect(await mails(id)).toHaveLength(2)
})

it('a party that was moved on its day is visited anew: nothing of its first visit counts', async () => {
  await ctx.staff('PUT', '/api/site-settings', { readiness: true })
  const { id, setup: stopId } = await paidParty()
  const at = await createPageLink(ctx, { id })
  await report([{ stopId, kind: 'on_the_way' }], crew)
  ctx.setNow(later(20))
  await report([{ stopId, kind: 'skipped', data: { reason: 'family' } }], crew)
  ctx.setNow(later(30))
  const bookingDate = addDays(VISIT_DAY, 1)
  await ctx.staff('PATCH', `/api/bookings/${id}`, { bookingDate })
  ctx.setNow(later(40))
  // Both phones had it on their lists for that day; this one was offline.
  await report([{ stopId, kind: 'arrived', at: later(15) }], other)
  await report([{ stopId, kind: 'loaded' }], crew)
  ctx.setNow(new Date(`${bookingDate}T13:00:00Z`))
  const { body: day } = await ctx.call('GET', `/api/crew/days/${bookingDate}`, undefined, crew)
  const { body: live } = await ctx.staff('GET', `/api/admin/live?date=${bookingDate}`)
  const { body: today } = await ctx.staff('GET', '/api/admin/today')
  expect(day.stops.map(({ events }) => events.map(({ kind }) => kind))).toEqual([['loaded']])
  expect(live.stops).toMatchObject([{ state: 'waiting', events: [{ kind: 'loaded' }] }])
  expect(today.waiting.find(({ kind }) => kind === 'room_not_ready')?.items).toMatchObject([{ id }])
  expect((await ctx.call('GET', at('/progress'))).body.onTheWayAt).toBeNull()
  const { body: history } = await ctx.staff('GET', `/api/bookings/${id}/history`)
  expect(history.entries.filter(({ event }) => event?.startsWith('booking.stop'))).toHaveLength(4)
})
