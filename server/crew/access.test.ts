import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MILLISECONDS } from '#domain/time/durations.ts'
import { bookingAccess, bookings } from '#server/database/schema/all-tables.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { crewVisits, VISIT_DAY, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { testContext } from '#test/test-context.ts'
import { tidyCrew } from './tidy-crew.ts'

const ctx = testContext({
  env: { RATE_LIMITS: 'off', SECRETS_KEY: randomBytes(32).toString('base64') },
})
const { paidParty, party } = crewVisits(ctx)
const NOTHING = { gateCode: null, elevatorSlot: null, parking: null, insuranceCertificate: null }
let crew: Record<string, string>

beforeAll(async () => {
  crew = (await addColleague(ctx, 'ana', 'crew')).headers
})
beforeEach(async () => {
  await ctx.db.delete(bookings)
  ctx.setNow(VISIT_MORNING)
})

describe('the access to an address', () => {
  it('200: can be given by family, office or crew, is readable by each, and sealed in the database', async () => {
    const own = await paidParty()
    const at = await createPageLink(ctx, own)
    const [office, stop] = [`/api/bookings/${own.id}/access`, `/api/crew/stops/${own.setup}/access`] as const
    const read = async () => [
      (await ctx.call('GET', at('/access'))).body,
      (await ctx.staff('GET', office)).body,
      (await ctx.call('GET', `/api/crew/days/${VISIT_DAY}`, undefined, crew)).body.stops[0]?.access,
    ]
    expect(await read()).toEqual([NOTHING, NOTHING, null])
    const told = { ...NOTHING, gateCode: '#4711' }
    expect(await ctx.call('PUT', at('/access'), told)).toMatchObject({ status: 200, body: told })
    expect(await read()).toEqual([told, told, told])
    const parked = { ...told, parking: 'Level 2, next to the pool' }
    expect((await ctx.staff('PUT', office, parked)).status).toBe(200)
    expect(await read()).toEqual([parked, parked, parked])
    const booked = { ...parked, elevatorSlot: '2 to 3 PM', insuranceCertificate: 'At the desk' }
    expect((await ctx.call('PUT', stop, booked, crew)).status).toBe(200)
    expect(await read()).toEqual([booked, booked, booked])
    const [row] = await ctx.db.select().from(bookingAccess)
    expect(row?.sealed).toMatch(/^sealed:1:/)
    expect(row?.sealed).not.toContain('4711')
    const { body: log } = await ctx.staff('GET', '/api/admin/audit?subject=booking')
    expect(JSON.stringify(log)).not.toContain('4711')
    await ctx.call('PUT', at('/access'), NOTHING)
    expect(await ctx.db.$count(bookingAccess)).toBe(0)
  })

  it('200: is not shown for another address, but stays when only the spelling is corrected', async () => {
    const own = await paidParty()
    const at = await createPageLink(ctx, own)
    const read = async () => (await ctx.call('GET', at('/access'))).body.gateCode
    const change = (changes: object) => ctx.staff('PATCH', `/api/bookings/${own.id}`, changes)
    const { partyAddress, zipCode } = (await ctx.staff('GET', `/api/bookings/${own.id}`)).body
    await ctx.call('PUT', at('/access'), { ...NOTHING, gateCode: '#4711' })
    expect((await change({ partyAddress: `${partyAddress}, Apt 3` })).status).toBe(200)
    expect(await read()).toBe('#4711')
    expect((await change({ partyAddress: '9000 Elm Street', zipCode })).status).toBe(200)
    expect(await read()).toBeNull()
    await ctx.call('PUT', at('/access'), { ...NOTHING, gateCode: '#0815' })
    expect(await read()).toBe('#0815')
  })

  it('400 for a text that is too long, 401, 403 and 404 for callers without access', async () => {
    const own = await paidParty({ bookingDate: '2027-05-08' })
    const at = await createPageLink(ctx, own)
    const office = `/api/bookings/${own.id}/access` as const
    const long = { gateCode: 'x'.repeat(101) }
    expect((await ctx.call('PUT', at('/access'), long)).status).toBe(400)
    expect((await ctx.staff('PUT', office, long)).status).toBe(400)
    expect((await ctx.call('GET', office)).status).toBe(401)
    expect((await ctx.call('GET', office, undefined, crew)).status).toBe(403)
    expect((await ctx.staff('GET', '/api/bookings/999999/access')).status).toBe(404)
    expect((await ctx.staff('PUT', '/api/bookings/999999/access', {})).status).toBe(404)
    for (const id of [own.setup, '999999-setup', 'x'])
      expect((await ctx.call('PUT', `/api/crew/stops/${id}/access`, {}, crew)).status).toBe(404)
    const wrong = `/api/my-bookings/${own.bookingId}/access?token=x` as const
    expect((await ctx.call('PUT', wrong, {})).status).toBe(404)
  })

  it('is erased three days after the collection, and refused with 409 from then on', async () => {
    const own = await party()
    const path = `/api/bookings/${own.id}/access` as const
    await ctx.staff('PUT', path, { gateCode: '#4711' })
    const leftAfter = async (days: number) => {
      ctx.setNow(new Date(VISIT_MORNING.getTime() + days * DAY_MILLISECONDS))
      await tidyCrew(ctx)
      return ctx.db.$count(bookingAccess)
    }
    // Collected on the day after the party.
    expect(await leftAfter(3)).toBe(1)
    expect((await ctx.staff('PUT', path, { gateCode: '#4712' })).status).toBe(200)
    expect(await leftAfter(4)).toBe(0)
    const late = await ctx.staff('PUT', path, { gateCode: '#4713' })
    expect([late.status, late.body.code]).toEqual([409, 'too_late'])
  })
})
