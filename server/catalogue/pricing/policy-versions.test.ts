import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings, policyVersions, pricingSettings } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { ADMIN, MORNING, testContext } from '#test/test-context.ts'

const HOUR_MS = 3_600_000
const at = (hours: number) => new Date(MORNING.getTime() + hours * HOUR_MS)
const STRICT = { depositPercent: '30.00', refundSteps: [{ daysBefore: 30, percent: '50.00' }] }
const PUBLISHED = { depositPercent: '50.00', refundSteps: [{ daysBefore: 14, percent: '100.00' }] }

describe('the versions of the policy', () => {
  const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
  const versions = async () => (await ctx.staff('GET', '/api/admin/pricing/policies')).body
  const change = (policy: object, hours: number) => {
    ctx.setNow(at(hours))
    return ctx.staff('PUT', '/api/admin/pricing', { policy })
  }
  const inForce = async () => (await ctx.call('GET', '/api/site-settings')).body.policy
  const first = { version: 1, ...PUBLISHED, appliesFrom: null, setBy: null, bookings: 0 }
  const second = {
    version: 2,
    ...STRICT,
    appliesFrom: at(1).toISOString(),
    setBy: ADMIN.username,
    bookings: 0,
  }
  const changeDeposit = () =>
    change({ depositPercent: '30', refundSteps: [{ daysBefore: 30, percent: '50' }] }, 1)
  const changeReschedule = () => change({ reschedule: { times: 2, daysBefore: 5 } }, 24)

  beforeEach(async () => {
    await ctx.db.delete(bookings)
    await ctx.db.delete(policyVersions)
    await ctx.db.delete(pricingSettings)
    ctx.setNow(MORNING)
  })

  it('401: are for staff', async () => {
    expect((await ctx.call('GET', '/api/admin/pricing/policies')).status).toBe(401)
  })

  it('200: start with the published one, which the public settings do not mention', async () => {
    expect(await versions()).toEqual([first])
    expect((await ctx.call('GET', '/api/site-settings')).body).not.toHaveProperty('policy')
  })

  it('200: get a new one for each change, which the public settings include', async () => {
    await changeDeposit()
    expect(await versions()).toEqual([second, first])
    expect(await inForce()).toEqual({ ...STRICT, from: '2027-01-04' })
    await changeReschedule()
    expect(await versions()).toEqual([
      {
        version: 3,
        ...STRICT,
        reschedule: { times: 2, daysBefore: 5 },
        appliesFrom: at(24).toISOString(),
        setBy: ADMIN.username,
        bookings: 0,
      },
      second,
      first,
    ])
    expect(await inForce()).toEqual({
      ...STRICT,
      reschedule: { times: 2, daysBefore: 5 },
      from: '2027-01-05',
    })
  })

  it('200: get none for a change that leaves the policy unchanged', async () => {
    await changeDeposit()
    await ctx.staff('PUT', '/api/admin/pricing', { delivery: { freeMiles: 3 } })
    await change({ refundSteps: [{ percent: '50', daysBefore: 30 }] }, 25)
    expect(await versions()).toEqual([second, first])
  })

  it('200: count the bookings made under each, without canceled ones', async () => {
    await changeDeposit()
    await changeReschedule()
    const book = async (hours: number) => {
      ctx.setNow(at(hours))
      const { body } = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2027-05-04' }))
      return body.id
    }
    await book(26)
    await book(26)
    const canceled = await book(26)
    await ctx.db.update(bookings).set({ bookingStatus: 'cancelled' }).where(eq(bookings.id, canceled))
    const earlier = await book(27)
    await ctx.db
      .update(bookings)
      .set({ createdAt: at(0) })
      .where(eq(bookings.id, earlier))
    expect((await versions()).map((version: { bookings: number }) => version.bookings)).toEqual([2, 0, 1])
  })

  it('200: return to the published one, and the public settings to those of a new site', async () => {
    const { body: newSiteSettings } = await ctx.call('GET', '/api/site-settings')
    await changeDeposit()
    await changeReschedule()
    await change({ ...PUBLISHED, reschedule: { times: 1, daysBefore: 7 } }, 48)
    expect((await versions())[0]).toMatchObject({ version: 4, ...PUBLISHED })
    expect((await ctx.call('GET', '/api/site-settings')).body).toEqual(newSiteSettings)
  })
})

describe('a policy set by a release without versions', () => {
  const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

  it('is a version from its last change on, and is kept when the next one replaces it', async () => {
    await ctx.staff('PUT', '/api/admin/pricing', { policy: STRICT })
    await ctx.db.delete(policyVersions)
    await ctx.db.update(pricingSettings).set({ updatedAt: at(-5) })
    const versions = async () => (await ctx.staff('GET', '/api/admin/pricing/policies')).body
    const found = { version: 2, ...STRICT, appliesFrom: at(-5).toISOString(), setBy: null }
    expect(await versions()).toMatchObject([found, { version: 1 }])
    expect((await ctx.call('GET', '/api/site-settings')).body.policy).toEqual({
      ...STRICT,
      from: '2027-01-04',
    })
    await ctx.staff('PUT', '/api/admin/pricing', { policy: { depositPercent: '40' } })
    expect(await versions()).toMatchObject([
      { version: 3, depositPercent: '40.00', setBy: ADMIN.username },
      found,
      { version: 1 },
    ])
  })
})
