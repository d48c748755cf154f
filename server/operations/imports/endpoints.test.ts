import { describe, expect, it } from 'vitest'
import type { ImportKind } from '#domain/operations/imports/import-fields.ts'
import { AN_OLD_PARTY, importForm, toCsv } from '#test/factories/import-form.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

const upload = (kind: ImportKind, content: string | Uint8Array<ArrayBuffer>) =>
  ctx.staff('POST', '/api/admin/imports', importForm(kind, content))
const match = (id: number, body: object = {}) => ctx.staff('PUT', `/api/admin/imports/${id}`, body)
const run = (id: number) => ctx.staff('POST', `/api/admin/imports/${id}/run`)
const undo = (id: number) => ctx.staff('POST', `/api/admin/imports/${id}/undo`)

async function moveIn(kind: ImportKind, content: string): Promise<number> {
  const { id } = (await upload(kind, content)).body
  expect((await match(id)).status).toBe(200)
  expect((await run(id)).status).toBe(200)
  return id
}

describe('POST /api/admin/imports', () => {
  it('201: returns the headings, the number of rows and the first of them', async () => {
    const { status, body } = await upload(
      'customers',
      'Client,E-mail\nMaria,maria@example.com\nJo,jo@example.com\n',
    )
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      columns: ['Client', 'E-mail'],
      rows: 2,
      sample: [
        ['Maria', 'maria@example.com'],
        ['Jo', 'jo@example.com'],
      ],
    })
  })

  it.each([
    ['', 'This file is empty.'],
    ['a,b\n', 'This file has no rows.'],
    ['a,b\n"half of a ce', 'It may be cut off'],
    ['BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:2027', 'This calendar can’t be read.'],
  ])('400: %j', async (content, sentence) => {
    const { status, body } = await upload('bookings', content)
    expect([status, body.message]).toEqual([400, expect.stringContaining(sentence)])
  })

  it('400: for an unstated kind, and without a file', async () => {
    const form = new FormData()
    expect((await ctx.staff('POST', '/api/admin/imports', form)).status).toBe(400)
    form.set('file', new File(['a\n1'], 'a.csv'))
    form.set('kind', 'dragons')
    const { status, body } = await ctx.staff('POST', '/api/admin/imports', form)
    expect([status, body.message]).toEqual([400, expect.stringContaining('bookings, customers')])
  })

  it('401 and 403: for owners only', async () => {
    const form = importForm('coupons', 'code\nX')
    expect((await ctx.call('POST', '/api/admin/imports', form)).status).toBe(401)
  })

  it('413: for more than 10 MB, and too many rows', async () => {
    const large = await upload('customers', new Uint8Array(11 * 1024 * 1024).fill(97))
    expect([large.status, large.body.message]).toEqual([413, expect.stringContaining('10MB')])
    const rows = await upload('customers', `email\n${'a@example.com\n'.repeat(20_001)}`)
    expect([rows.status, rows.body.message]).toEqual([413, expect.stringContaining('20000 rows')])
  })

  it('415: for a workbook, a picture, and a request that is not a form', async () => {
    expect((await upload('bookings', 'PK\u0003\u0004 a workbook')).status).toBe(415)
    expect((await upload('bookings', new Uint8Array([137, 80, 78, 71, 0, 1, 0, 2]))).status).toBe(415)
    expect((await ctx.staff('POST', '/api/admin/imports', { kind: 'bookings' })).status).toBe(415)
  })
})

describe('PUT /api/admin/imports/{id}', () => {
  it('200: says which rows can be imported, which cannot and why, and which exist already', async () => {
    const rows = [
      { code: 'FRIENDS', discountValue: '10', type: 'percent' },
      { code: 'FRIENDS', discountValue: '12', type: 'percent' },
      { code: 'A', discountValue: '5', type: 'dollars' },
      { code: 'LATER', discountValue: 'much', type: '' },
    ]
    const { id } = (await upload('coupons', toCsv(rows))).body
    const { status, body } = await match(id, { columns: { type: 'discountType' } })
    expect(status).toBe(200)
    expect(body).toEqual({
      fits: 1,
      doubles: 1,
      changes: [],
      refused: [
        { row: 3, sentence: 'Code: Use 3 to 20 letters, digits, underscores or dashes for the code' },
        {
          row: 4,
          sentence: 'Discount value: “much” isn’t an amount. Write it like 1234.50 or $1,234.50.',
        },
      ],
    })
  })

  it('200: reports in the reader’s language', async () => {
    const { id } = (await upload('unavailable-dates', 'date\nsoon')).body
    const { body } = await ctx.staff('PUT', `/api/admin/imports/${id}`, {}, { 'X-Language': 'es' })
    expect(body.refused).toEqual([
      { row: 1, sentence: 'Día cerrado: «soon» no es una fecha. Escríbala como 2027-03-04 o 3/4/2027.' },
    ])
  })

  it('200: a value for all rows replaces an empty cell, and an order resolves an ambiguous date', async () => {
    const { id } = (await upload('unavailable-dates', 'Day,Why\n5/6/2027,\n7/8/2027,Repairs')).body
    const columns = { Day: 'date', Why: 'reason' }
    expect((await match(id, { columns })).body.refused).toHaveLength(2)
    const values = { reason: 'Vacation' }
    expect((await match(id, { columns, values, dayOrder: 'day-first' })).body.fits).toBe(2)
    expect((await run(id)).body).toEqual({ created: 2 })
    const { body } = await ctx.call('GET', '/api/unavailable-dates')
    expect(body).toContainEqual(expect.objectContaining({ date: '2027-06-05', reason: 'Vacation' }))
    expect(body).toContainEqual(expect.objectContaining({ date: '2027-08-07', reason: 'Repairs' }))
  })

  it.each([
    [{ columns: { Nothing: 'code' } }, 'There’s no column called “Nothing”'],
    [{ columns: { code: 'dragon' } }, 'There’s no field dragon'],
    [{ columns: { other: 'code', code: 'code' } }, 'Two columns mean code'],
    [{ values: { dragon: 'x' } }, 'There’s no field dragon'],
    [{ dayOrder: 'year-first' }, ''],
  ])('400: %j', async (body, sentence) => {
    const { id } = (await upload('coupons', 'code,other\nABC,1')).body
    const refused = await match(id, body)
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringContaining(sentence) }),
    ])
  })

  it('404: for a file that does not exist', async () => {
    for (const refused of [await match(999_999), await run(999_999), await undo(999_999)])
      expect(refused.status).toBe(404)
  })
})

describe('POST /api/admin/imports/{id}/run and undo', () => {
  it.each<[ImportKind, string, string]>([
    ['coupons', 'code,discountValue\nSUMMER25,25', '/api/coupons'],
    ['addons', 'name,price,stock\nLemonade stand,"$1,250.00",3', '/api/addons'],
    ['unavailable-dates', 'date,reason\n2027-11-25,Thanksgiving', '/api/unavailable-dates'],
  ])('200: %s are imported and removed as a whole, once', async (kind, file, list) => {
    const before = (await ctx.staff('GET', list)).body
    const id = await moveIn(kind, file)
    expect((await ctx.staff('GET', list)).body).toHaveLength((before as unknown[]).length + 1)
    expect((await run(id)).status).toBe(409)
    expect((await match(id)).status).toBe(409)
    const again = (await upload(kind, file)).body
    expect((await match(again.id)).body).toEqual({ fits: 0, refused: [], doubles: 1, changes: [] })
    expect((await run(again.id)).body).toEqual({ created: 0 })
    expect((await undo(id)).body).toEqual({ removed: 1 })
    expect((await ctx.staff('GET', list)).body).toEqual(before)
    expect((await undo(id)).status).toBe(409)
    expect((await run(id)).status).toBe(409)
    const third = (await upload(kind, file)).body
    expect((await match(third.id)).body.fits).toBe(1)
  })

  it('200: an imported day does not have the translated reason of an earlier closure', async () => {
    const [place, closed] = ['closed-day/2027-12-24', { date: '2027-12-24', reason: 'Family wedding' }]
    const { id } = (await ctx.staff('POST', '/api/unavailable-dates', closed)).body
    await ctx.staff('PUT', '/api/admin/translations/es', { place, translation: 'Boda familiar' })
    await ctx.staff('DELETE', `/api/unavailable-dates/${id}`)
    await moveIn('unavailable-dates', 'date,reason\n2027-12-24,Christmas Eve')
    const { body } = await ctx.staff('GET', '/api/admin/translations/es')
    expect(body.find((text) => text.place === place)).toMatchObject({
      english: 'Christmas Eve',
      translation: null,
    })
  })

  it('200: customers have the name and phone number from the program they were imported from', async () => {
    const file =
      'First Name,Last Name,customerEmail,customerPhone,notes,birthMonth\nQuinn,Lee,Quinn@Example.com,305 555 0177,"Dog, large",May\n'
    const { id } = (await upload('customers', file)).body
    const columns = { 'First Name': 'firstName', 'Last Name': 'lastName' }
    expect((await match(id, { columns })).body).toEqual({ fits: 1, refused: [], doubles: 0, changes: [] })
    expect((await run(id)).body).toEqual({ created: 1 })
    const { body } = await ctx.staff('GET', '/api/admin/customers?search=quinn')
    expect(body.customers).toMatchObject([
      {
        name: 'Quinn Lee',
        emails: ['quinn@example.com'],
        phones: ['305 555 0177'],
        birthMonth: 5,
        hasNotes: true,
      },
    ])
    const customer = body.customers[0]?.id ?? 0
    await ctx.staff('PATCH', `/api/admin/customers/${customer}`, { notes: 'No dog.' })
    const refused = await undo(id)
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringContaining('1 of them was changed') }),
    ])
  })

  it('409: for undoing what was never imported', async () => {
    const { id } = (await upload('coupons', 'code,discountValue\nNEVER,5')).body
    expect((await undo(id)).status).toBe(409)
  })

  it('200: formulas remain text', async () => {
    await moveIn('unavailable-dates', 'date,reason\n2027-10-01,"=HYPERLINK(""http://example.com"")"')
    const { body } = await ctx.call('GET', '/api/unavailable-dates')
    expect(body).toContainEqual(
      expect.objectContaining({ date: '2027-10-01', reason: '=HYPERLINK("http://example.com")' }),
    )
  })

  it('200: the list and the log show what was imported', async () => {
    const id = await moveIn('coupons', 'code,discountValue\nLISTED,5')
    const { body } = await ctx.staff('GET', '/api/admin/imports')
    expect(body[0]).toMatchObject({
      id,
      kind: 'coupons',
      filename: 'old.csv',
      rows: 1,
      created: 1,
      undoneAt: null,
    })
    const { body: log } = await ctx.staff('GET', '/api/admin/audit?subject=import')
    expect(log.entries[0]).toMatchObject({ action: 'imported', subjectId: id, details: '1 coupon, old.csv' })
  })

  it('200: a calendar closes every day of its events, and none of those that are free', async () => {
    const file = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT\nSUMMARY:Trip to Orlando\nDTSTART:20270416T220000Z\nDTEND:20270418T160000Z\nEND:VEVENT',
      'BEGIN:VEVENT\nSUMMARY:Birthday\nDTSTART;VALUE=DATE:20270420\nTRANSP:TRANSPARENT\nEND:VEVENT',
      'END:VCALENDAR',
    ].join('\n')
    const { id } = (await upload('unavailable-dates', file)).body
    await match(id, { columns: { 'Start Date': 'date', Summary: 'reason' } })
    expect((await run(id)).body).toEqual({ created: 3 })
    const { body } = await ctx.call('GET', '/api/unavailable-dates')
    const days = body.filter(({ date }) => date.startsWith('2027-04')).map(({ date }) => date)
    expect(days).toEqual(['2027-04-16', '2027-04-17', '2027-04-18'])
  })

  it('409: a day with a party must be closed in the calendar', async () => {
    await moveIn('bookings', toCsv([{ ...AN_OLD_PARTY, bookingDate: '2027-09-18' }]))
    const { id } = (await upload('unavailable-dates', 'date\n2027-09-18')).body
    expect((await match(id)).body.refused).toEqual([
      { row: 1, sentence: expect.stringMatching(/^Booking #\d+ is on Saturday, September 18, 2027\./) },
    ])
  })
})
