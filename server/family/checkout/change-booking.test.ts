import { describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings, coupons, themes } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

let nextDay = 0
/** Returns a day that no other test in this file books. */
function freeDay(): string {
  nextDay += 3
  return new Date(Date.UTC(2027, 1, nextDay)).toISOString().slice(0, 10)
}

async function booked(changes: Record<string, unknown> = {}) {
  const request = bookingRequest({ bookingDate: freeDay(), ...changes })
  const { body } = await ctx.call('POST', '/api/bookings', request)
  return (await ctx.staff('GET', `/api/bookings/${body.id}`)).body
}

const change = (id: number, changes: Record<string, unknown>) =>
  ctx.staff('PATCH', `/api/bookings/${id}`, changes)
const getUses = async (code: string) =>
  (await ctx.db.select().from(coupons).where(eq(coupons.code, code)))[0]?.usedCount
const getAudit = async (id: number) =>
  (await ctx.staff('GET', `/api/admin/audit?subject=booking&subjectId=${id}`)).body.entries

describe('PATCH /api/bookings/:id', () => {
  it('200: another theme is shown by name to people, and by id to programs', async () => {
    const booking = await booked({ themeId: 2 })
    const { status, body } = await change(booking.id, { themeId: 3 })
    expect(status).toBe(200)
    const entry = present((await getAudit(booking.id))[0])
    expect(entry.details).toContain('themeId: 2 → 3')
    expect(present(entry.told[0]).text).toContain(`Theme: ${booking.themeName} → ${body.themeName}`)
  })

  it('200: keeps the price of what was sold and uses today’s for what is new', async () => {
    const booking = await booked({ addons: [{ addonId: 1, quantity: 1 }] })
    await ctx.db.update(themes).set({ pricePerTeepeeCents: 9000 }).where(eq(themes.id, 1))
    const { status, body } = await change(booking.id, {
      numberOfTeepees: 3,
      addons: [
        { addonId: 1, quantity: 2 },
        { addonId: 2, quantity: 1 },
      ],
    })
    await ctx.db.update(themes).set({ pricePerTeepeeCents: 7500 }).where(eq(themes.id, 1))
    expect(status).toBe(200)
    const [theme, added, first, second] = body.lines
    expect(theme).toMatchObject({ unitAmount: '75.00', quantity: 2, amount: '150.00' })
    expect(added).toMatchObject({ unitAmount: '90.00', quantity: 1, amount: '90.00' })
    expect(first).toMatchObject({ unitAmount: '45.00', quantity: 2 })
    expect(body.addons).toHaveLength(2)
    expect(Number(body.totalAmount)).toBeCloseTo(240 + 90 + Number(second?.amount))
    expect(Number(body.depositAmount) * 2).toBeCloseTo(Number(body.totalAmount), 1)
  })

  it('200: previews exactly what saving then stores', async () => {
    const booking = await booked()
    const changes = { numberOfTeepees: 4, isDeposit: false, couponCode: 'welcome10' }
    const preview = await ctx.staff('POST', `/api/bookings/${booking.id}/quote`, changes)
    const saved = await change(booking.id, changes)
    expect(preview.status).toBe(200)
    const { totalAmount, depositAmount, discountAmount, finalAmount, lines } = saved.body
    expect(preview.body).toMatchObject({ totalAmount, depositAmount, discountAmount, finalAmount, lines })
    expect(saved.body).toMatchObject({
      totalAmount: '300.00',
      discountAmount: '30.00',
      couponCode: 'WELCOME10',
    })
  })

  it('200: moves a coupon’s use along with the booking', async () => {
    const before = Number(await getUses('WELCOME10'))
    const booking = await booked({ couponCode: 'WELCOME10' })
    expect(await getUses('WELCOME10')).toBe(before + 1)
    await change(booking.id, { couponCode: null })
    expect(await getUses('WELCOME10')).toBe(before)
    await change(booking.id, { couponCode: 'WELCOME10' })
    await change(booking.id, { bookingStatus: 'cancelled' })
    expect(await getUses('WELCOME10')).toBe(before)
    await change(booking.id, { bookingStatus: 'confirmed' })
    expect(await getUses('WELCOME10')).toBe(before + 1)
  })

  it('200: any status from any other, by PUT as well, with a record of who did it', async () => {
    const booking = await booked()
    for (const bookingStatus of ['confirmed', 'completed', 'cancelled', 'pending']) {
      const { status, body } = await ctx.staff('PUT', `/api/bookings/${booking.id}`, { bookingStatus })
      expect([status, body.bookingStatus]).toEqual([200, bookingStatus])
    }
    const entries = await getAudit(booking.id)
    expect(entries).toHaveLength(4)
    expect(entries[3]).toMatchObject({
      actor: 'admin',
      action: 'changed',
      details: 'bookingStatus: pending → confirmed',
    })
  })

  it('200: keeps a coupon that was deleted after the sale', async () => {
    await ctx.db
      .insert(coupons)
      .values({ code: 'GONE-SOON', discountType: 'fixed', discountValueHundredths: 2000 })
    const booking = await booked({ couponCode: 'GONE-SOON' })
    await ctx.db.delete(coupons).where(eq(coupons.code, 'GONE-SOON'))
    const { body } = await change(booking.id, { numberOfTeepees: 3 })
    expect(body).toMatchObject({ couponCode: 'GONE-SOON', discountAmount: '20.00', totalAmount: '225.00' })
  })

  it.each([
    ['bookingStatus', 'lost'],
    ['guestCount', 21],
    ['customerName', ''],
    ['bookingDate', '2027-02-30'],
  ])('400: %s %j', async (field, value) => {
    const booking = await booked()
    const { status, body } = await change(booking.id, { [field]: value })
    expect([status, body.errors?.[0]?.path]).toEqual([400, field])
  })

  it('401: nothing changes without credentials', async () => {
    const booking = await booked()
    const { status } = await ctx.call('PATCH', `/api/bookings/${booking.id}`, {
      bookingStatus: 'cancelled',
    })
    expect(status).toBe(401)
    expect((await ctx.staff('GET', `/api/bookings/${booking.id}`)).body.bookingStatus).toBe('pending')
  })

  it('404: for a booking that no longer exists, and for its quote', async () => {
    expect((await change(999_999, { customerName: 'Ana Diaz' })).status).toBe(404)
    expect((await ctx.staff('POST', '/api/bookings/999999/quote', {})).status).toBe(404)
  })

  it('409: for a full day, unless staff override it, which is recorded', async () => {
    const full = freeDay()
    for (const themeId of [1, 2, 3, 4]) {
      await ctx.staff(
        'POST',
        '/api/admin/bookings',
        bookingRequest({ bookingDate: full, themeId, numberOfTeepees: 1 }),
      )
    }
    const booking = await booked()
    const refused = await change(booking.id, { bookingDate: full })
    expect([refused.status, refused.body.code]).toEqual([409, 'date_unavailable'])
    const overridden = await change(booking.id, { bookingDate: full, overrideCapacity: true })
    expect([overridden.status, overridden.body.bookingDate]).toEqual([200, full])
    expect((await getAudit(booking.id))[0]?.details).toContain('despite the calendar: ')
    expect((await getAudit(booking.id))[0]?.details).toContain('is fully booked.')
    expect(present((await getAudit(booking.id))[0]).details).not.toContain('Choose')
  })

  it('200: does not record an override that was not needed', async () => {
    const booking = await booked()
    await change(booking.id, { bookingDate: freeDay(), overrideCapacity: true })
    expect(present((await getAudit(booking.id))[0]).details).not.toContain('despite')
    const request = bookingRequest({ bookingDate: freeDay(), overrideCapacity: true })
    const { body } = await ctx.staff('POST', '/api/admin/bookings', request)
    expect((await getAudit(body.id))[0]).toMatchObject({ action: 'created', details: 'by phone' })
  })

  it('200: only staff can read the team’s notes, and the history says who wrote them', async () => {
    const paid = await payForParty(ctx, { bookingDate: freeDay() })
    const booking = (await ctx.staff('GET', `/api/bookings/${paid.id}`)).body
    expect(booking).not.toHaveProperty('teamNotes')
    const noted = await change(booking.id, {
      teamNotes: ' The uncle pays in quarters. ',
      version: booking.version,
    })
    expect(noted).toMatchObject({ status: 200, body: { teamNotes: 'The uncle pays in quarters.' } })
    const moved = await change(booking.id, { city: 'Hialeah' })
    expect(moved.body.teamNotes).toBe('The uncle pays in quarters.')
    const own = await createPageLink(ctx, booking)
    const date = booking.bookingDate
    const seen = await Promise.all([
      ctx.call('GET', `/api/bookings/${booking.bookingId}`),
      ctx.call('GET', own()),
      ctx.staff('GET', `/api/admin/agenda?from=${date}&to=${date}`),
    ])
    for (const { status, body } of seen) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toContain('quarters')
    }
    const emptied = await change(booking.id, { teamNotes: '' })
    expect(emptied.body).not.toHaveProperty('teamNotes')
    const [last, , first] = await getAudit(booking.id)
    expect(first).toMatchObject({
      actor: 'admin',
      told: [{ text: 'Notes for the team: nothing → The uncle pays in quarters.' }],
    })
    expect(last?.told[0]?.text).toContain('Notes for the team: The uncle pays in quarters. →')
  })

  it('400: for notes longer than the limit of free text', async () => {
    const booking = await booked()
    const { status, body } = await change(booking.id, { teamNotes: 'x'.repeat(2001) })
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'teamNotes'])
  })

  it('409: a save over a newer version', async () => {
    const booking = await booked()
    await change(booking.id, { city: 'Hialeah', version: booking.version })
    const { status, body } = await change(booking.id, { city: 'Doral', version: booking.version })
    expect([status, body.code]).toEqual([409, 'newer_version'])
    const over = await change(booking.id, { city: 'Doral' })
    expect(over.body.city).toBe('Doral')
  })

  it.each([
    ['an unknown theme', { themeId: 999 }, 'theme_unavailable'],
    ['an unknown add-on', { addons: [{ addonId: 999, quantity: 1 }] }, 'addon_unavailable'],
    ['an unknown coupon', { couponCode: 'NOPE' }, 'coupon_invalid'],
  ])('409: %s', async (_name, changes, code) => {
    const booking = await booked()
    const { status, body } = await change(booking.id, changes)
    expect([status, body.code]).toEqual([409, code])
  })

  it('409: changing between deposit and full payment once a booking is paid', async () => {
    const booking = await booked()
    await ctx.db
      .update(bookings)
      .set({ isPaid: true, holdExpiresAt: null })
      .where(eq(bookings.id, booking.id))
    expect((await change(booking.id, { isDeposit: false })).status).toBe(409)
    expect((await change(booking.id, { numberOfTeepees: 3, isDeposit: true })).status).toBe(200)
  })
})
