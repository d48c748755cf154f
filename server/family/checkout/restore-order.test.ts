import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { themes } from '#server/foundation/database/schema/all-tables.ts'
import { SHORT_LIVED } from '#test/factories/booking-request.ts'
import { createStaffParty } from '#test/journeys/staff-party.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

let weeks = 0
/** Returns a Tuesday whose week no other test in this file books. */
function freeTuesday(): string {
  weeks += 1
  return addDays('2027-02-02', 7 * weeks)
}

const paidParty = (changes: Record<string, unknown> = {}) =>
  createStaffParty(ctx, { bookingDate: freeTuesday(), ...changes })

describe('an earlier order', () => {
  it('is restored at its prices', async () => {
    const { change, changes, quote } = await paidParty({ themeId: 3, isDeposit: false })
    const before = (await quote({ specialRequests: 'x' })).body.before.totalAmount
    await change({ numberOfTeepees: 1, specialRequests: 'Two candles' })
    await ctx.db.update(themes).set({ pricePerTeepeeCents: 20_000 }).where(eq(themes.id, 3))
    const [made] = await changes()
    expect(made).toMatchObject({ changedBy: 'admin', before: { totalAmount: before } })
    const put = await change({ putBack: present(made).id })
    expect([put.status, put.body]).toEqual([
      200,
      expect.objectContaining({ numberOfTeepees: 2, totalAmount: before, specialRequests: null }),
    ])
    expect(await changes()).toHaveLength(2)
  })

  it('is restored with its coupon, even if that was deleted since', async () => {
    const coupon = { code: 'SHORT-LIVED', discountType: 'percentage', discountValue: 20 }
    const { body } = await ctx.staff('POST', '/api/coupons', coupon)
    const { change, changes } = await paidParty({ couponCode: coupon.code })
    await change({ numberOfTeepees: 3 })
    const removed = await change({ couponCode: null })
    expect(removed.body).toMatchObject({ couponCode: null, discountAmount: '0.00' })
    expect((await ctx.staff('DELETE', `/api/coupons/${body.id}`)).status).toBe(204)
    const [later, first] = await changes()
    for (const [made, numberOfTeepees] of [
      [first, 2],
      [later, 3],
    ] as const) {
      const put = await change({ putBack: present(made).id })
      expect([put.status, put.body]).toEqual([
        200,
        expect.objectContaining({ numberOfTeepees, couponCode: coupon.code, discountAmount: '15.00' }),
      ])
    }
  })

  it('is restored if a plain change replaced it', async () => {
    const { patch, changes, change } = await paidParty()
    await patch({ numberOfTeepees: 3 })
    const [made] = await changes()
    expect(made).toMatchObject({ changedBy: 'admin', differenceAmount: '75.00' })
    expect((await change({ putBack: present(made).id })).body.numberOfTeepees).toBe(2)
    await patch({ bookingStatus: 'confirmed' })
    expect(await changes()).toHaveLength(2)
  })

  it('leaves what was written since, unless its own change wrote it', async () => {
    const { patch, changes, change } = await paidParty({ specialRequests: 'A rug' })
    await change({ numberOfTeepees: 3, specialRequests: 'Two rugs' })
    const [made] = await changes()
    const since = {
      allergiesAndNeeds: 'Peanut allergy',
      partyAddress: '14 Palm Street',
      guestCount: 8,
      partyStartTime: '16:00',
    }
    await patch({ ...since, specialRequests: 'Three rugs' })
    const put = await change({ putBack: present(made).id })
    expect([put.status, put.body]).toEqual([
      200,
      expect.objectContaining({ numberOfTeepees: 2, specialRequests: 'A rug', ...since }),
    ])
  })

  it('is restored on another day, which its price does not depend on', async () => {
    const bookingDate = freeTuesday()
    const { changes, change } = await paidParty({ bookingDate })
    await change({ numberOfTeepees: 3 })
    const moved = addDays(bookingDate, 4)
    await change({ bookingDate: moved })
    const put = await change({ putBack: present((await changes()).at(-1)).id })
    expect(put.body).toMatchObject({ bookingDate: moved, numberOfTeepees: 2 })
  })
  it.each([
    ['/api/themes', 'theme_unavailable', (themeId: number) => ({ themeId })],
    ['/api/addons', 'addon_unavailable', (addonId: number) => ({ addons: [{ addonId, quantity: 1 }] })],
  ] as const)('409: with what was deleted from %s', async (path, code, getOrder) => {
    const { body } = await ctx.staff('POST', path, SHORT_LIVED)
    const { quote, patch, change, changes } = await paidParty(getOrder(body.id))
    await change({ themeId: 1, addons: [] })
    const putBack = { putBack: present((await changes())[0]).id }
    const { version, differenceAmount } = (await quote(putBack)).body
    expect((await ctx.staff('DELETE', `${path}/${body.id}`)).status).toBe(204)
    const refused = { status: 409, body: { code } }
    expect(await quote(putBack)).toMatchObject(refused)
    expect(await patch({ ...putBack, version, differenceAmount })).toMatchObject(refused)
  })
})

describe('an earlier order with a price for its day and address', () => {
  beforeAll(async () => {
    const weekend = { name: 'Weekend', when: { weekdays: [6] }, change: { kind: 'add', amount: '50' } }
    const delivery = { enabled: true, zipFees: { '33101': '10', '33139': '40' } }
    await ctx.staff('PUT', '/api/admin/pricing', { rules: [weekend], delivery })
  })

  it('409: on another day, until the party is back on its own', async () => {
    const bookingDate = freeTuesday()
    const { quote, change, changes } = await paidParty({ bookingDate, isDeposit: false })
    await change({ numberOfTeepees: 3 })
    const moved = await change({ bookingDate: addDays(bookingDate, 4) })
    expect(moved.body.totalAmount).toBe('285.00')
    const made = (await changes()).map(({ id }) => ({ putBack: id }))
    expect(made).toHaveLength(2)
    for (const putBack of made) {
      const { status, body } = await quote(putBack)
      expect([status, body.code, body.message]).toEqual([
        409,
        'conflict',
        expect.stringMatching(/^This order’s price is for Tuesday, .*Move the party back to that day first/),
      ])
    }
    const put = await change({ ...present(made.at(-1)), bookingDate })
    expect(put.body).toMatchObject({ bookingDate, numberOfTeepees: 2, totalAmount: '160.00' })
  })

  it('409: at another address, unless its own change moved it there', async () => {
    const { quote, change, changes } = await paidParty()
    await change({ numberOfTeepees: 3 })
    await change({ zipCode: '33139', partyAddress: '1 Ocean Drive' })
    const [moved, grown] = (await changes()).map(({ id }) => ({ putBack: id }))
    expect(await quote(present(grown))).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringContaining('another address or floor') },
    })
    const back = await change(present(moved))
    const address = { zipCode: '33101', partyAddress: '12 Palm Street' }
    expect(back.body).toMatchObject({ numberOfTeepees: 3, totalAmount: '235.00', ...address })
    expect((await change(present(grown))).body.totalAmount).toBe('160.00')
  })
})
