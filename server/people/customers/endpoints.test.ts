import { describe, expect, it } from 'vitest'
import { phoneKey } from '#domain/people/customers/contact-keys.ts'
import { and, eq, sql } from '#server/foundation/database/drizzle.ts'
import { bookings, hasPhone, phoneKeySql } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { families } from '#test/factories/families.ts'
import { AN_OLD_PARTY, importForm, toCsv } from '#test/factories/import-form.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off', PUBLIC_URL: 'https://moonlit.example' } })

const { aFamily, book, write, search, getId, details } = families(ctx)

it('GET /api/bookings/:id/customer finds the family: 200; 404 for an unknown booking; 401 for visitors', async () => {
  const family = aFamily()
  const { id } = await book(family)
  const { status, body } = await ctx.staff('GET', `/api/bookings/${id}/customer`)
  expect(status).toBe(200)
  expect(body.id).toBe(await getId(family.customerEmail))
  expect((await ctx.staff('GET', '/api/bookings/999999/customer')).status).toBe(404)
  expect((await ctx.call('GET', `/api/bookings/${id}/customer`)).status).toBe(401)
})

async function moveIn(party: Record<string, unknown>) {
  const { id } = (await ctx.staff('POST', '/api/admin/imports', importForm('bookings', toCsv([party])))).body
  await ctx.staff('PUT', `/api/admin/imports/${id}`, {})
  expect((await ctx.staff('POST', `/api/admin/imports/${id}/run`)).body).toEqual({ created: 1 })
}

describe('GET /api/admin/customers', () => {
  it('treats an address, however typed, and a phone number with its name as one family', async () => {
    const family = aFamily()
    await book(family)
    await book({ ...family, customerEmail: family.customerEmail.toUpperCase(), bookingDate: '2027-05-15' })
    await write('Nora', family.customerEmail)
    const other = `second-${family.customerEmail}`
    ctx.setNow(new Date(MORNING.getTime() + 60_000))
    const phone = family.customerPhone.replace(/\D/g, '')
    const name = ` ${family.customerName.toUpperCase()}`
    await book({ ...family, customerName: name, customerEmail: other, customerPhone: phone })
    ctx.setNow(new Date(MORNING.getTime() + 120_000))
    await write('Tom', other)
    const { customers, total } = await search(family.customerEmail)
    expect(total).toBe(1)
    expect(customers[0]).toMatchObject({
      name: family.customerName,
      emails: [family.customerEmail, other],
      bookingCount: 3,
      lastPartyDay: '2027-05-15',
      paidAmount: '0.00',
    })
  })

  it.each(['a visitor', 'staff', 'an import'])(
    'neither renames nor merges a family as %s books with its phone number alone',
    async (who) => {
      const family = aFamily()
      await book(family)
      await getId(family.customerEmail)
      const other = { ...aFamily(), customerName: 'Closed Tab', customerPhone: family.customerPhone }
      if (who === 'staff') await book(other)
      else if (who === 'an import') await moveIn({ ...AN_OLD_PARTY, ...other })
      else await ctx.call('POST', '/api/bookings', bookingRequest({ ...other, bookingDate: '2027-05-29' }))
      expect(await getId(other.customerEmail)).not.toBe(await getId(family.customerEmail))
      expect((await search(family.customerEmail)).customers[0]).toMatchObject({
        name: family.customerName,
        emails: [family.customerEmail],
      })
    },
  )

  it('keeps a family’s name as staff merge another address into it', async () => {
    const family = aFamily()
    await book(family)
    const other = { ...aFamily(), customerName: 'Grandma Rosa', customerPhone: family.customerPhone }
    ctx.setNow(new Date(MORNING.getTime() + 180_000))
    await book(other)
    const [id, otherId] = [await getId(family.customerEmail), await getId(other.customerEmail)]
    expect((await ctx.staff('POST', `/api/admin/customers/${id}/merge`, { otherId })).status).toBe(200)
    const { customers, total } = await search(family.customerPhone)
    expect([total, customers[0]?.name]).toEqual([1, family.customerName])
    ctx.setNow(new Date(MORNING.getTime() + 240_000))
    await book({ ...family, customerName: 'New Married', bookingDate: '2027-05-22' })
    expect((await search(family.customerPhone)).customers[0]?.name).toBe('New Married')
  })

  it('does not link families by the business’s own number, or one that is nobody’s', async () => {
    const { body: contact } = await ctx.call('GET', '/api/contact-info')
    for (const customerPhone of [contact.phone, '000-000-0000']) {
      const [one, other] = [aFamily(), aFamily()]
      for (const family of [one, other]) await book({ ...family, customerPhone })
      expect(await getId(one.customerEmail)).not.toBe(await getId(other.customerEmail))
    }
  })

  it('includes people who only wrote, and finds them by name, address and phone number', async () => {
    await write('Only Writes', 'only-writes@example.com')
    expect((await search('only wr')).customers[0]).toMatchObject({ name: 'Only Writes', bookingCount: 0 })
    const family = aFamily()
    await book(family)
    for (const words of [family.customerName, family.customerEmail, family.customerPhone])
      expect((await search(words)).customers[0]).toMatchObject({ emails: [family.customerEmail] })
    expect((await search('nobody has this name')).total).toBe(0)
  })

  it('paginates and sorts', async () => {
    await write('Zoe Pages', 'zoe-pages@example.com')
    await write('Abe Pages', 'abe-pages@example.com')
    const names = async (rest: string) => (await search('Pages', rest)).customers.map(({ name }) => name)
    expect(await names('&sort=name')).toEqual(['Abe Pages', 'Zoe Pages'])
    expect(await names('&sort=name&page=2&pageSize=1')).toEqual(['Zoe Pages'])
    for (const sort of ['latest', 'bookings', 'paid']) expect(await names(`&sort=${sort}`)).toHaveLength(2)
    expect((await ctx.staff('GET', '/api/admin/customers?sort=luck')).status).toBe(400)
  })

  it('compares phone numbers in the database by the same rule', async () => {
    const phones = [
      '(305) 555-0123',
      '+1 305.555.0124',
      '001 305 555 0125 ',
      '+44 20 7946 0958',
      ' +47 22 12 34 56',
    ]
    const { id } = await book(aFamily())
    for (const customerPhone of phones) {
      await ctx.db.update(bookings).set({ customerPhone }).where(eq(bookings.id, id))
      const key = phoneKeySql(sql`${bookings.customerPhone}`)
      const [row] = await ctx.db.select({ key }).from(bookings).where(eq(bookings.id, id))
      expect(row?.key).toBe(phoneKey(customerPhone))
      const isFound = (keys: string[]) => ctx.db.$count(bookings, and(eq(bookings.id, id), hasPhone(keys)))
      expect(await isFound([row?.key ?? ''])).toBe(1)
      // The last ten digits of a foreign number are not the US number of another family.
      expect(await isFound(['2079460958', '4722123456'])).toBe(0)
    }
  })

  it('401 for visitors, 403 for the crew, 200 for the office', async () => {
    const crew = await addColleague(ctx, 'driver', 'crew')
    const office = await addColleague(ctx, 'desk', 'office')
    const family = aFamily()
    await book(family)
    const id = await getId(family.customerEmail)
    const calls = [
      ['GET', '/api/admin/customers'],
      ['GET', `/api/admin/customers/${id}`],
      ['PATCH', `/api/admin/customers/${id}`, { notes: 'x' }],
      ['GET', `/api/admin/customers/${id}/export`],
      ['POST', `/api/admin/customers/${id}/merge`, { otherId: id + 1 }],
      ['DELETE', `/api/admin/customers/${id}`],
    ] as const
    for (const [method, path, body] of calls) {
      expect((await ctx.call(method, path, body)).status).toBe(401)
      expect((await ctx.call(method, path, body, crew.headers)).status).toBe(403)
    }
    expect((await ctx.call('GET', calls[1][1], undefined, office.headers)).status).toBe(200)
  })
})

describe('GET /api/admin/customers/:id', () => {
  it('returns what they booked, wrote and paid, and a link to the same party again', async () => {
    const family = aFamily()
    const addons = [{ addonId: 2, quantity: 1 }]
    const booking = await book({ ...family, addons, partyStartTime: '16:00' })
    await ctx.staff('POST', `/api/bookings/${booking.id}/payments`, { amount: '100.00', method: 'cash' })
    await write('Nora', family.customerEmail)
    await ctx.call('POST', '/api/newsletter', { email: family.customerEmail })
    const customer = await details(await getId(family.customerEmail))
    expect(customer).toMatchObject({
      paidAmount: '100.00',
      notes: '',
      birthMonth: null,
      messages: [{ subject: 'A date' }],
      newsletter: [{ email: family.customerEmail, state: 'subscribed' }],
    })
    expect(customer.bookings).toMatchObject([{ id: booking.id, paidAmount: '100.00' }])
    expect(customer.bookings[0]?.sameAgainUrl).toBe(
      'https://moonlit.example/booking?theme=1&teepees=2&guests=6&start=16:00&addons=2x1',
    )
    expect(customer.whyNotErasable).toMatch(/coming up on Saturday, May 8, 2027/)
  })

  it('names others with the same name', async () => {
    const [one, other] = [aFamily(), aFamily()]
    await book(one)
    await book({ ...other, customerName: one.customerName.toLowerCase() })
    const { lookalikes } = await details(await getId(one.customerEmail))
    expect(lookalikes).toMatchObject([{ emails: [other.customerEmail] }])
  })

  it('404 for an unknown id, 400 for an invalid one', async () => {
    expect((await ctx.staff('GET', '/api/admin/customers/999999')).status).toBe(404)
    expect((await ctx.staff('GET', '/api/admin/customers/x')).status).toBe(400)
  })
})

describe('PATCH /api/admin/customers/:id', () => {
  it('200: stores notes and month; 409 over a newer version; 400; 404', async () => {
    const family = aFamily()
    await book(family)
    const path = `/api/admin/customers/${await getId(family.customerEmail)}`
    const first = await ctx.staff('PATCH', path, { notes: ' Steep stairs. ', birthMonth: 5, version: 1 })
    expect(first).toMatchObject({ status: 200, body: { notes: 'Steep stairs.', birthMonth: 5, version: 2 } })
    const late = await ctx.staff('PATCH', path, { notes: 'Mine', version: 1 })
    expect([late.status, late.body.code]).toEqual([409, 'newer_version'])
    expect((await ctx.staff('PATCH', path, { birthMonth: null })).body).toMatchObject({
      notes: 'Steep stairs.',
      birthMonth: null,
    })
    for (const wrong of [{ birthMonth: 13 }, { birthMonth: 0 }, { notes: 'x'.repeat(4001) }])
      expect((await ctx.staff('PATCH', path, wrong)).status).toBe(400)
    expect((await ctx.staff('PATCH', '/api/admin/customers/999999', { notes: 'x' })).status).toBe(404)
  })
})
