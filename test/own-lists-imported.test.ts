import { describe, expect, it } from 'vitest'
import { ALL_COLUMNS, USUAL_COLUMNS } from '#app/admin/booking/bookings/booking-csv.ts'
import { BookingList } from '#contract/booking/staff-bookings.ts'
import { headerLine, rowLines } from '#domain/foundation/text/csv.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { importForm } from '#test/factories/import-form.ts'
import { SAMPLE_ANSWERS } from '#test/factories/sample-answers.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const empty = testContext({ env: { RATE_LIMITS: 'off' } })

const list = async (site: typeof ctx) =>
  BookingList.parse((await site.staff('GET', '/api/bookings?page=1&limit=100' as '/api/bookings')).body)
    .bookings

async function dryRun(csv: string) {
  const { id } = (await empty.staff('POST', '/api/admin/imports', importForm('bookings', `\uFEFF${csv}`)))
    .body
  const { status, body } = await empty.staff('PUT', `/api/admin/imports/${id}`, {})
  expect(status).toBe(200)
  return { id, ...body }
}

async function book(change: Record<string, unknown>): Promise<void> {
  const { status, body } = await ctx.staff('POST', '/api/admin/bookings', bookingRequest(change))
  expect([status, body.code]).toEqual([201, undefined])
}

describe('the list of bookings as CSV', () => {
  it('comes in again without mapping: who, when, where, what and the price', async () => {
    const specialRequests = '-1 guest;=2\n+ a cake; "- no nuts"'
    await book({
      ...SAMPLE_ANSWERS,
      specialRequests,
      customerPhone: '+44 20 7946 0958',
      bookingDate: '2027-04-10',
    })
    await book({ customerName: 'José Muñoz', customerEmail: 'jose@example.com', bookingDate: '2027-04-17' })
    await book({
      addons: [{ addonId: 1, quantity: 2 }],
      bookingDate: '2027-04-24',
      customerEmail: 'a@example.com',
    })
    const before = await list(ctx)
    expect(before).toHaveLength(3)

    const usual = await dryRun(headerLine(USUAL_COLUMNS) + rowLines(USUAL_COLUMNS, before))
    expect([usual.fits, usual.refused]).toEqual([3, []])

    const whole = await dryRun(headerLine(ALL_COLUMNS) + rowLines(ALL_COLUMNS, before))
    expect([whole.fits, whole.refused]).toEqual([3, []])
    expect((await empty.staff('POST', `/api/admin/imports/${whole.id}/run`)).body).toEqual({ created: 3 })
    const known = ({
      bookingId,
      bookingDate,
      customerName,
      customerEmail,
      customerPhone,
      partyAddress,
      city,
      state,
      zipCode,
      themeName,
      numberOfTeepees,
      guestCount,
      addons,
      totalAmount,
      bookingStatus,
      specialRequests,
      customThemeDetails,
      allergiesAndNeeds,
      floor,
      stairs,
    }: BookingList['bookings'][number]) => ({
      ...{
        bookingId,
        bookingDate,
        customerName,
        customerEmail,
        customerPhone,
        partyAddress,
        city,
        state,
        zipCode,
      },
      ...{ themeName, numberOfTeepees, guestCount, totalAmount, bookingStatus },
      ...{ specialRequests, customThemeDetails, allergiesAndNeeds, floor, stairs },
      addons: addons.map(({ name, quantity }) => [name, quantity]),
    })
    const byDay = (one: { bookingDate: string }, other: { bookingDate: string }) =>
      one.bookingDate.localeCompare(other.bookingDate)
    expect((await list(empty)).map(known).sort(byDay)).toEqual(before.map(known).sort(byDay))
  })

  it('that says only “Paid” counts nothing as paid, and says so', async () => {
    const [booking] = await list(ctx)
    if (!booking) throw new Error('There’s no booking')
    const paid = { ...booking, isPaid: true, bookingDate: '2027-05-01', bookingId: 'none' }
    const { changes } = await dryRun(headerLine(USUAL_COLUMNS) + rowLines(USUAL_COLUMNS, [paid]))
    expect(changes.map(({ code, rows }) => [code, rows])).toContainEqual(['payment_unknown', [1]])
  })
})

describe('a foreign number', () => {
  it('is taken from staff with its country code, and by nobody else', async () => {
    const request = {
      customerPhone: '+47 22 12 34 56',
      bookingDate: '2027-06-05',
      customerEmail: 'oslo@example.com',
    }
    const { status, body } = await ctx.staff('POST', '/api/admin/bookings', bookingRequest(request))
    expect([status, body.customerPhone]).toEqual([201, '+47 22 12 34 56'])
    const path = `/api/bookings/${body.id}` as '/api/bookings/1'
    const changed = await ctx.staff('PATCH', path, { customerPhone: '+34 612 34 56 78' })
    expect([changed.status, changed.body.customerPhone]).toEqual([200, '+34 612 34 56 78'])
    for (const customerPhone of ['+44 20', '+44 (0)20 7946 0958', '442079460958', '+1 305 555 0123']) {
      const refused = await ctx.staff('PATCH', path, { customerPhone })
      expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'customerPhone'])
    }
    const visitor = await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ ...request, bookingDate: '2027-06-12' }),
    )
    expect([visitor.status, visitor.body.message]).toEqual([400, 'Please enter a valid phone number'])
  })
})

it('a line break in a name, an address or a city becomes a blank, whoever sends it', async () => {
  const request = bookingRequest({
    customerName: 'Maria\r\nGomez\u200b',
    partyAddress: '120\nOcean Drive',
    city: 'Miami\tBeach',
    specialRequests: 'One\ntwo',
    bookingDate: '2027-06-19',
    customerEmail: 'lines@example.com',
  })
  expect((await ctx.call('POST', '/api/bookings', request)).status).toBe(201)
  const stored = (await list(ctx)).find(({ customerEmail }) => customerEmail === 'lines@example.com')
  expect(stored).toMatchObject({
    customerName: 'Maria Gomez',
    partyAddress: '120 Ocean Drive',
    city: 'Miami Beach',
    specialRequests: 'One\ntwo',
  })
  const path = `/api/bookings/${stored?.id}` as '/api/bookings/1'
  const changed = await ctx.staff('PATCH', path, { customerName: 'Maria\nPaz' })
  expect(changed.body.customerName).toBe('Maria Paz')
})
