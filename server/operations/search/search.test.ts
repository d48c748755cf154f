import { beforeEach, describe, expect, it } from 'vitest'
import type { FoundKind } from '#contract/operations/search.ts'
import { type Permission, SCOPES } from '#contract/wire/permissions.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { bookings, contactSubmissions, texts, users } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { bearer } from '#test/factories/colleague.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const book = async (changes: Record<string, unknown> = {}) =>
  (await ctx.staff('POST', '/api/admin/bookings', bookingRequest({ bookingStatus: 'confirmed', ...changes })))
    .body
const find = async (typed: string, language = 'en', headers: Record<string, string> = {}) => {
  const { body } = await ctx.staff('GET', `/api/admin/search?q=${encodeURIComponent(typed)}`, undefined, {
    'X-Language': language,
    ...headers,
  })
  return body as { kind: string; id: number | string; title: string; subtitle: string; link: string }[]
}

beforeEach(async () => {
  ctx.setNow(MORNING)
  await ctx.db.update(users).set({ role: 'owner' })
  await ctx.db.delete(bookings)
  await ctx.db.delete(contactSubmissions)
})

describe('a booking is found', () => {
  it.each(['Gomez', 'maria@exam', '305 555 0123', '12 Palm', '33101', 'MARIA'])('by %s', async (typed) => {
    const { id } = await book()
    expect((await find(typed))[0]).toEqual({
      kind: 'booking',
      id,
      title: `#${id} Maria Gomez`,
      subtitle: expect.stringContaining('Feb 13, 2027'),
      link: `/admin/bookings/${id}`,
    })
  })

  it.each([
    ['María Muñoz', 'Munoz'],
    ['Maria Munoz', 'Muñoz'],
    ['Łukasz Nowak', 'lukasz'],
    ['Zoë Núñez', 'nunez'],
  ])('%s is found by %s, in the palette and in both lists', async (customerName, typed) => {
    const { id } = await book({ customerName })
    const search = encodeURIComponent(typed)
    const bookingList = await ctx.staff('GET', `/api/bookings?page=1&search=${search}` as '/api/bookings')
    const customerList = await ctx.staff(
      'GET',
      `/api/admin/customers?search=${search}` as '/api/admin/customers',
    )
    // The list of customers assigns the new address, which the palette then finds.
    expect((await find(typed)).map(({ kind, title }) => [kind, title])).toEqual([
      ['booking', `#${id} ${customerName}`],
      ['customer', customerName],
    ])
    expect(
      JSON.stringify([bookingList.body, customerList.body]).match(new RegExp(customerName, 'g')),
    ).toHaveLength(2)
  })

  it('by number with and without the sign, and by reference', async () => {
    const { id, bookingId } = await book()
    await book({ customerName: `Nobody ${id}` })
    for (const typed of [`#${id}`, bookingId, bookingId.toLowerCase()])
      expect((await find(typed)).filter(({ kind }) => kind === 'booking').map((one) => one.id)).toEqual([id])
  })

  it('by two letters, among the newest', async () => {
    const { id } = await book({ customerName: 'Bo Li' })
    expect((await find('Li'))[0]?.id).toBe(id)
  })

  it('before others whose name merely contains what was typed', async () => {
    const { id: exact } = await book({ customerName: 'Ana' })
    const { id: part } = await book({ customerName: 'Diana Ruiz' })
    const { id: word } = await book({ customerName: 'Eva Anaya' })
    const found = (await find('Ana')).filter(({ kind }) => kind === 'booking')
    expect(found.map(({ id }) => id)).toEqual([exact, word, part])
  })

  it('even if % and _ are typed, which have no special meaning', async () => {
    await book()
    expect(await find('%%')).toEqual([])
    expect(await find('__')).toEqual([])
  })
})

it('finds families by the name on their last booking', async () => {
  await book()
  await ctx.staff('GET', '/api/admin/customers?page=1&pageSize=10')
  const customer = (await find('Gomez')).find(({ kind }) => kind === 'customer')
  expect(customer).toMatchObject({ title: 'Maria Gomez', subtitle: 'maria@example.com' })
  expect(customer?.link).toBe(`/admin/customers/${customer?.id}`)
})

it('finds messages by what they say', async () => {
  const message = { name: 'Ana', email: 'a@example.com', subject: 'Outdoors?', message: 'On our terrace?' }
  const { id } = (await ctx.call('POST', '/api/contact', message)).body
  expect(await find('terrace')).toEqual([
    {
      kind: 'message',
      id,
      title: 'Outdoors?',
      subtitle: 'Ana · a@example.com',
      link: `/admin/messages/${id}`,
    },
  ])
})

it('finds invoices by number', async () => {
  const { id } = await book()
  const paid = await ctx.staff('POST', `/api/bookings/${id}/payments`, { amount: '50.00', method: 'cash' })
  expect(paid.status).toBe(201)
  const { body } = await ctx.staff('GET', '/api/admin/invoices')
  const number = body.invoices[0]?.number ?? ''
  expect((await find(number))[0]).toMatchObject({
    kind: 'invoice',
    id: number,
    subtitle: expect.stringContaining('$50.00'),
    link: `/admin/bookings/${id}`,
  })
})

it('finds screens by their name in the reader’s language, and by other names people use', async () => {
  expect((await find('Setti'))[0]).toMatchObject({
    kind: 'place',
    title: 'Settings',
    link: '/admin/settings',
  })
  expect((await find('configuracion', 'es'))[0]).toMatchObject({ title: 'Configuración' })
  expect((await find('backups')).map(({ title }) => title)).toEqual(['System'])
})

it('finds the chapters of the prices, each with its own URL', async () => {
  expect((await find('klarna')).map(({ title, link }) => [title, link])).toEqual([
    ['Settings: more ways to pay', '/admin/settings/prices/ways'],
  ])
  // A whole word ranks above one that only starts with it, such as *feed*.
  expect((await find('fee'))[0]).toMatchObject({ link: '/admin/settings/prices/delivery' })
  expect((await find('cancel')).map(({ link }) => link)).toEqual(['/admin/settings/prices/policy'])
  expect((await find('condado', 'es'))[0]).toMatchObject({
    title: 'Configuración: impuesto sobre las ventas',
    link: '/admin/settings/prices/tax',
  })
})

/** What a key with a scope finds besides screens; searching itself requires `agenda`. */
const SHOWN: Readonly<Partial<Record<Permission, readonly FoundKind[]>>> = {
  'bookings:read': ['booking', 'invoice'],
  customers: ['customer'],
  messages: ['message'],
}

it('shows a key only what its scopes allow', async () => {
  const { id } = await book({ customerName: 'Maria Book' })
  await ctx.staff('POST', `/api/bookings/${id}/payments`, { amount: '50.00', method: 'cash' })
  const { body: issued } = await ctx.staff('GET', '/api/admin/invoices')
  const number = issued.invoices[0]?.number ?? ''
  const asked = { name: 'Ana Book', email: 'ana@example.com', subject: 'A book', message: `About ${number}` }
  await ctx.call('POST', '/api/contact', asked)
  await ctx.db
    .insert(texts)
    .values({ kind: 'answer', phone: '+13055550123', body: `A book, ${number}`, segments: 1 })
  const findWith = async (headers: Record<string, string>) => {
    const found = [...(await find('Book', 'en', headers)), ...(await find(number, 'en', headers))]
    return [...new Set(found.map((one) => (`${one.id}`.startsWith('t') ? 'text' : one.kind)))].sort()
  }
  const kinds = await findWith({})
  expect(kinds).toEqual(['booking', 'customer', 'invoice', 'message', 'place', 'text'])
  for (const scope of SCOPES) {
    const key = await ctx.staff('POST', '/api/admin/api-keys', { name: scope, scopes: ['agenda', scope] })
    const allowed = SHOWN[scope] ?? []
    const expected = kinds.filter((kind) =>
      allowed.includes(kind === 'text' ? 'message' : (kind as FoundKind)),
    )
    expect([scope, await findWith(bearer(key.body.key))]).toEqual([scope, [...expected, 'place'].sort()])
  }
})

it('shows a key only the screens that its scopes open', async () => {
  const { body } = await ctx.staff('POST', '/api/admin/api-keys', { name: 'Van', scopes: ['agenda'] })
  const found = await find('Book', 'en', bearer(body.key))
  expect(found.map(({ kind, title }) => [kind, title])).toEqual([['place', 'Bookings']])
})

it('returns at most 20 results', async () => {
  await ctx.db.execute(sql`
    INSERT INTO contact_submissions (name, email, subject, message)
    SELECT 'Ana ' || n, 'a@example.com', 'Question', 'Hello' FROM generate_series(1, 30) n`)
  expect(await find('Ana')).toHaveLength(20)
})

it('400 for fewer than 2 and more than 100 characters, 401 for visitors', async () => {
  for (const typed of ['', 'a', 'a'.repeat(101)])
    expect((await ctx.staff('GET', `/api/admin/search?q=${typed}`)).status).toBe(400)
  expect((await ctx.call('GET', '/api/admin/search?q=ana')).status).toBe(401)
})
