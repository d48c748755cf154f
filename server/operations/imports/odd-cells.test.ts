import { describe, expect, it } from 'vitest'
import type { ImportKind } from '#domain/operations/imports/import-fields.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { AN_OLD_PARTY, importForm, toCsv } from '#test/factories/import-form.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

async function check(kind: ImportKind, content: string, body: object = {}) {
  const { id } = (await ctx.staff('POST', '/api/admin/imports', importForm(kind, content))).body
  const dry = await ctx.staff('PUT', `/api/admin/imports/${id}`, body)
  expect(dry.status).toBe(200)
  return { id, ...dry.body }
}

let parties = 0
/** Each on a day of its own. */
const aParty = (change: object) => {
  const bookingDate = new Date(Date.UTC(2027, 2, 1 + parties++)).toISOString().slice(0, 10)
  return {
    ...AN_OLD_PARTY,
    customerPhone: '305-555-0123',
    bookingDate,
    customerEmail: `odd${parties}@example.com`,
    ...change,
  }
}
const checkParties = (changes: readonly object[]) => check('bookings', toCsv(changes.map(aParty)))

async function moveIn(changes: readonly object[]) {
  const rows = changes.map(aParty)
  const { id, refused, changes: told } = await check('bookings', toCsv(rows))
  expect(refused).toEqual([])
  expect((await ctx.staff('POST', `/api/admin/imports/${id}/run`)).status).toBe(200)
  const { body } = await ctx.staff('GET', '/api/bookings')
  const stored = rows.map((row) => {
    return (body as { customerName: string; bookingDate: string }[]).find(
      ({ bookingDate }) => bookingDate === String(row.bookingDate).slice(0, 10),
    )
  })
  return { stored, told: told.map(({ code, count, rows: of }) => [code, count, of]) }
}

describe('phones of bookings', () => {
  it('are stored as meant, with extensions in the wishes, and the preview says so', async () => {
    const { stored, told } = await moveIn([
      { customerPhone: '3055550123.0', specialRequests: 'Quiet' },
      { customerPhone: '+44 20 7946 0958', specialRequests: '' },
      { customerPhone: '305-555-0142 x12', specialRequests: 'Quiet' },
      { customerPhone: '+1 305 555 0143', specialRequests: '' },
    ])
    expect(stored).toMatchObject([
      { customerPhone: '3055550123', specialRequests: 'Quiet' },
      { customerPhone: '+44 20 7946 0958', specialRequests: null },
      { customerPhone: '3055550142', specialRequests: 'Quiet\nPhone extension: 12' },
      { customerPhone: '3055550143', specialRequests: null },
    ])
    expect(told).toEqual([
      ['phone_country_code', 1, [2]],
      ['phone_tidied', 3, [1, 3, 4]],
      ['phone_extension', 1, [3]],
    ])
  })

  it('are refused if nobody can tell', async () => {
    const { fits, refused } = await checkParties([
      { customerPhone: '305-555-0123 / 786-555-0456' },
      { customerPhone: '4.42079E+11' },
      { customerPhone: '442079460958' },
      { customerPhone: '' },
    ])
    expect([fits, refused.map(({ sentence }) => sentence)]).toEqual([
      0,
      [
        'Phone: “305-555-0123 / 786-555-0456” has more than one phone number. Keep one of them.',
        expect.stringMatching(/^Phone: A spreadsheet rounded the phone number “4.42079E\+11”/),
        expect.stringMatching(/^Phone: We can’t tell which phone number “442079460958” is/),
        'Phone: Please enter a valid phone number',
      ],
    ])
  })

  it('of customers are read by the same rule, and none is none', async () => {
    const { id, fits, refused, changes } = await check(
      'customers',
      'Name,Email,Phone,Notes\nAna Paz,p1@example.com,3055550123.0,Dog\nEva Paz,p2@example.com,+44 20 7946 0958,\nIda Paz,p3@example.com,n/a,\nUna Paz,p4@example.com,305-555-0142 x12,Dog\nZoe Paz,p5@example.com,30555501234,\nLea Paz,p6@example.com,call mom,',
    )
    expect(changes.map(({ sentence }) => sentence)).toEqual([
      '1 phone has a country code',
      '2 phone numbers were cleaned up',
      '1 phone has an extension, saved with the notes',
    ])
    expect([fits, refused.map(({ row }) => row)]).toEqual([4, [5, 6]])
    expect((await ctx.staff('POST', `/api/admin/imports/${id}/run`)).body).toEqual({ created: 4 })
    const { body } = await ctx.staff('GET', '/api/admin/customers?search=Paz&sort=name')
    expect(body.customers.map(({ name, phones }) => [name, ...phones])).toEqual([
      ['Ana Paz', '3055550123'],
      ['Eva Paz', '+44 20 7946 0958'],
      ['Ida Paz'],
      ['Una Paz', '3055550142'],
    ])
  })
})

it('times in the date’s cell, from–to and with narrow blanks start the party, and the preview says so', async () => {
  const day = (n: number) => `2027-11-${String(n).padStart(2, '0')}`
  const { stored, told } = await moveIn([
    { bookingDate: `${day(1)} 14:00`, partyStartTime: '' },
    { bookingDate: `${day(2)}`, partyStartTime: '2:00 PM - 6:00 PM' },
    { bookingDate: `${day(3)}`, partyStartTime: '5:00\u202fPM' },
    { bookingDate: `${day(4)} 08:15`, partyStartTime: '' },
    { bookingDate: `${day(5)} 21:00:00 UTC`, partyStartTime: '' },
    { bookingDate: `${day(6)} 0:00`, partyStartTime: '' },
  ])
  expect(
    stored.map((party) => [party?.bookingDate, (party as { partyStartTime?: string })?.partyStartTime]),
  ).toEqual([
    [day(1), '14:00'],
    [day(2), '14:00'],
    [day(3), '17:00'],
    [day(4), '17:00'],
    [day(5), '17:00'],
    [day(6), '17:00'],
  ])
  expect(told).toEqual([
    ['time_from_date', 2, [1, 5]],
    ['time_range', 1, [2]],
    // In winter, 21:00 in UTC is 16:00 in Miami; in the first week of November it is 17:00.
    ['time_zone', 1, [5]],
    ['date_hour_left_out', 1, [4]],
  ])
})

it('two different times of one party are not chosen from', async () => {
  const { refused } = await checkParties([{ bookingDate: '2027-11-20 14:00', partyStartTime: '5 PM' }])
  expect(refused).toEqual([
    {
      row: 1,
      sentence: 'Start time: The date says 14:00 and the start time says 17:00. Correct one of them.',
    },
  ])
})

it('accounting zeros and minus signs of discounts cost no row', async () => {
  const { stored, told } = await moveIn([
    { discountAmount: ' $ -   ' },
    { discountAmount: '-$25.00' },
    { discountAmount: '-' },
  ])
  expect(stored).toMatchObject([
    { discountAmount: '0.00', totalAmount: '450.00' },
    { discountAmount: '25.00', totalAmount: '450.00' },
    { discountAmount: '0.00', totalAmount: '450.00' },
  ])
  expect(told).toEqual([
    ['discount_minus', 1, [2]],
    ['amount_dash', 2, [1, 3]],
  ])
  const unclear = await checkParties([{ totalAmount: '-' }])
  expect(unclear.refused[0]?.sentence).toMatch(/^Total: “-” could mean zero or unknown here/)
})

it('ZIP codes, addresses and names are tidied where it is harmless', async () => {
  const { stored, told } = await moveIn([
    { zipCode: '331391234', state: 'FL', customerName: 'Maria\nGomez' },
    { zipCode: 'FL 33139', state: '', customerName: 'Maria\u00a0Gomez' },
    { zipCode: '2134', state: 'MA', customerName: 'Maria Gomez' },
    { zipCode: '33139', state: 'FL', customerEmail: 'Maria <maria-z@example.com>' },
  ])
  expect(stored).toMatchObject([
    { zipCode: '33139-1234', customerName: 'Maria Gomez' },
    { zipCode: '33139', state: 'FL', customerName: 'Maria Gomez' },
    { zipCode: '02134', state: 'MA' },
    { customerEmail: 'maria-z@example.com' },
  ])
  expect(told).toEqual([
    ['email_tidied', 1, [4]],
    ['text_tidied', 2, [1, 2]],
    ['zip_tidied', 2, [1, 2]],
    ['zip_zero', 1, [3]],
  ])
  const { refused } = await checkParties([
    { zipCode: '3313', state: 'FL' },
    { zipCode: 'GA 30301', state: 'FL' },
  ])
  expect(refused.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^ZIP code: “3313” is too short/),
    expect.stringMatching(/^ZIP code: The ZIP code “GA 30301” names another state than FL/),
  ])
})

it('birthdays give their month, and an ambiguous one is asked about', async () => {
  const file =
    'Name,Email,Birthday\nAna,b1@example.com,05/14/2019\nEva,b2@example.com,May 14\nIda,b3@example.com,6'
  const { fits, changes } = await check('customers', file)
  expect([fits, changes]).toEqual([
    3,
    [
      {
        code: 'birthday_month',
        count: 2,
        rows: [1, 2],
        sentence: 'Of 2 birthdays, only the month is stored',
      },
    ],
  ])
  const ambiguous = 'Email,Birthday\nb4@example.com,5/6/2019'
  expect((await check('customers', ambiguous)).refused[0]?.sentence).toMatch(
    /could be a day in two different months/,
  )
  expect((await check('customers', ambiguous, { dayOrder: 'day-first' })).fits).toBe(1)
})

it('a closed day whose reason is too short has none', async () => {
  const { id, fits, changes } = await check(
    'unavailable-dates',
    'Date,Reason\n2027-12-20,V\n2027-12-21,Trip\n2027-12-22,\n2028-01-03,ok\n2028-01-04,–\n2028-01-05, X \n2028-01-06,Z.\n2028-01-07,🏖',
  )
  expect([fits, changes.map(({ code, rows }) => [code, rows])]).toEqual([
    8,
    [['reason_left_out', [1, 4, 5, 6, 7, 8]]],
  ])
  await ctx.staff('POST', `/api/admin/imports/${id}/run`)
  const { body } = await ctx.call('GET', '/api/unavailable-dates')
  expect(body).toContainEqual(expect.objectContaining({ date: '2027-12-20', reason: null }))
  expect(body).toContainEqual(expect.objectContaining({ date: '2027-12-21', reason: 'Trip' }))
})

it('a row of closed days may have a last day, as calendars of other programs export it, and the preview says so', async () => {
  const { id, fits, refused, changes } = await check(
    'unavailable-dates',
    [
      'Subject,Start Date,Start Time,End Date,End Time,All Day Event',
      'Trip,04/16/2028,6:00 PM,04/18/2028,12:00 PM,False',
      'Fair,04/20/2028,,04/20/2028,,True',
      'Rest,04/21/2028,,,,True',
      'Swapped,04/25/2028,,04/24/2028,,True',
      'Forever,04/26/2028,,12/31/2099,,True',
      'Renovation,05/01/2028,,07/31/2028,,True',
      'Odd,04/28/2028,,soon,,True',
    ].join('\n'),
  )
  expect(refused).toEqual([
    {
      row: 4,
      sentence: 'Last day: The last day must not be before the first, or more than five years after it.',
    },
    {
      row: 5,
      sentence: 'Last day: The last day must not be before the first, or more than five years after it.',
    },
    { row: 7, sentence: expect.stringContaining('soon') },
  ])
  expect([fits, changes.map(({ code, count, rows }) => [code, count, rows])]).toEqual([
    3 + 1 + 1 + 92,
    [['days_several', 2, [1, 6]]],
  ])
  expect((await ctx.staff('POST', `/api/admin/imports/${id}/run`)).body).toEqual({ created: 97 })
  const { body } = await ctx.call('GET', '/api/unavailable-dates')
  const closed = (body as { date: string; reason: string }[]).filter(({ date }) => date.startsWith('2028-04'))
  expect(closed.map(({ date, reason }) => [date.slice(8), reason]).toSorted()).toEqual([
    ['16', 'Trip'],
    ['17', 'Trip'],
    ['18', 'Trip'],
    ['20', 'Fair'],
    ['21', 'Rest'],
  ])
})

it.each([
  ['Outlook’s', '12/24/2027,12:00:00 AM,12/25/2027,12:00:00 AM', ['2027-12-24'], ['last_day_midnight']],
  [
    'in 24 hours',
    '2028-09-01,0:00,2028-09-04,00:00',
    ['2028-09-01', '2028-09-02', '2028-09-03'],
    ['days_several', 'last_day_midnight'],
  ],
  ['a time of day', '2028-09-10,9:00 AM,2028-09-11,12:00 PM', ['2028-09-10', '2028-09-11'], ['days_several']],
  ['on the first day', '2028-09-15,12:00 AM,2028-09-15,12:00 AM', ['2028-09-15'], []],
  ['at 24:00', '2028-09-20,,2028-09-21,24:00', ['2028-09-20', '2028-09-21'], ['days_several']],
])('an end %s closes no day too many: %s', async (_, row, days, told) => {
  const file = `Subject,Start Date,Start Time,End Date,End Time\nAway,${row}`
  const { id, fits, refused, changes } = await check('unavailable-dates', file)
  expect([fits, refused, changes.map(({ code }) => code)]).toEqual([days.length, [], told])
  await ctx.staff('POST', `/api/admin/imports/${id}/run`)
  const { body } = await ctx.call('GET', '/api/unavailable-dates')
  const month = days[0]?.slice(0, 9) ?? ''
  const closed = (body as { date: string }[]).filter(({ date }) => date.startsWith(month))
  expect(closed.map(({ date }) => date).filter((date) => date >= (days[0] ?? ''))).toEqual(
    expect.arrayContaining(days),
  )
  expect(closed.filter(({ date }) => date > (days.at(-1) ?? ''))).toEqual([])
})

it('a row of closed days with a party on one of them is refused as a whole, once, and no double of others', async () => {
  await moveIn([{ bookingDate: '2027-08-03' }])
  const file = 'Date,End Date\n2027-08-01,2027-08-05\n2027-08-05,2027-08-06\n2027-08-08,2027-08-09'
  const { fits, refused, doubles, changes } = await check('unavailable-dates', file)
  expect([fits, doubles, changes]).toMatchObject([4, 0, [{ count: 2, rows: [2, 3] }]])
  expect(refused).toEqual([
    { row: 1, sentence: expect.stringMatching(/^Booking #\d+ is on Tuesday, August 3/) },
  ])
})

it('a row of closed days is refused for the later nights of a party, too', async () => {
  await ctx.staff('PUT', '/api/admin/pricing', { nights: { most: 2 } })
  const stay = bookingRequest({ bookingDate: '2027-08-20', numberOfNights: 2 })
  expect((await ctx.staff('POST', '/api/admin/bookings', stay)).status).toBe(201)
  const { refused } = await check('unavailable-dates', 'Date\n2027-08-21\n2027-08-22')
  expect(refused).toEqual([{ row: 1, sentence: expect.stringContaining('is on Saturday, August 21') }])
})

it('what was changed in a row is told although its first day is already closed', async () => {
  await ctx.staff('POST', '/api/unavailable-dates', { date: '2028-11-01' })
  const { fits, doubles, changes } = await check('unavailable-dates', 'Date,End Date\n2028-11-01,2028-11-03')
  expect([fits, doubles, changes.map(({ code, rows }) => [code, rows])]).toEqual([
    2,
    1,
    [['days_several', [1]]],
  ])
})

it('the headings of other people need no mapping, also below a title, and the preview says what was skipped', async () => {
  const headings =
    'Case,Party Date,Start Time,Customer,Email,Phone,Address,City,State,Zip,Theme,Teepees,Guests,Total'
  const { body: themes } = await ctx.call('GET', '/api/themes')
  const row = `1,10/16/2027,5:00 PM,Ana Paz,head@example.com,305-555-0123,120 Ocean Drive,Miami Beach,FL,33139,${themes[0]?.name},3,6,$450.00`
  const { fits, refused, changes } = await check('bookings', `Table 1\n\n${headings}\n${row}\n`)
  expect([fits, refused]).toEqual([1, []])
  expect(changes).toEqual([
    { code: 'lines_above_headings', count: 1, rows: [], sentence: '1 line above the headings is left out' },
  ])
  expect((await check('bookings', `"sep=,"\n${headings}\n${row}\n`)).fits).toBe(1)
})

it('a heading that another program uses for something else is read as that program says', async () => {
  const file = 'Subject,Start Date\nHoliday,2027-12-28'
  expect((await check('unavailable-dates', file, { source: 'google-calendar' })).fits).toBe(1)
})

it('what was changed is told in the reader’s language', async () => {
  const { body } = await ctx.staff(
    'POST',
    '/api/admin/imports',
    importForm('customers', 'Email,Phone\nl1@example.com,+44 20 7946 0958'),
  )
  const dry = await ctx.staff('PUT', `/api/admin/imports/${body.id}`, {}, { 'X-Language': 'es' })
  expect(dry.body.changes[0]?.sentence).toBe('1 teléfono tiene código de país')
})
