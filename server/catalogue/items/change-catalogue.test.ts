import { describe, expect, it } from 'vitest'
import { desc } from '#server/foundation/database/drizzle.ts'
import { events } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

const THEME = {
  name: 'Forest Friends',
  description: 'Foxes and owls between the trees.',
  pricePerTeepee: '79.50',
  mainImage: '/uploads/images/forest.jpg',
}
const ADDON = { name: 'Hot Cocoa Bar', description: 'Cocoa with marshmallows.', price: '18.00' }

const kinds = [
  { path: '/api/themes', created: THEME, gone: 'This theme no longer exists.' },
  { path: '/api/addons', created: ADDON, gone: 'This add-on no longer exists.' },
] as const

it.each(['https://[', 'https://', '//elsewhere.example/x.png', '/\\elsewhere.example/x.png', 'x.png'])(
  '400: %j is not a valid picture URL',
  async (address) => {
    for (const body of [{ mainImage: address }, { galleryImages: [address] }]) {
      const response = await ctx.staff('PATCH', '/api/themes/1', body)
      expect([response.status, response.body.message]).toEqual([
        400,
        'Use an uploaded image or an address that starts with https://',
      ])
    }
  },
)

it.each([
  ['POST', '/api/addons', { name: undefined }, 'name'],
  ['POST', '/api/addons', { description: ' ' }, 'description'],
  ['POST', '/api/addons', { name: 'x'.repeat(101), price: '' }, 'price'],
  ['PATCH', '/api/addons/1', { name: '' }, 'name'],
] as const)(
  '400: %s %s returns the dialog’s sentence, and names the missing field',
  async (method, path, changes, field) => {
    const { status, body } = await ctx.staff(method, path, { ...ADDON, ...changes })
    expect([status, body.message]).toEqual([400, 'Please fill out all required fields.'])
    expect(body.errors?.map((error) => error.path)).toContain(field)
  },
)

it.each([
  ['1e3', 'Enter an amount in dollars, such as 249.00'],
  ['5.555', 'Enter an amount in dollars, such as 249.00'],
  ['-5', 'Price must be a positive number.'],
  [0, 'Price must be a positive number.'],
])('400: what is wrong with the price %j of an add-on', async (price, message) => {
  const { status, body } = await ctx.staff('POST', '/api/addons', { ...ADDON, price })
  expect([status, body.message]).toEqual([400, message])
})

describe.each(kinds)('$path', ({ path, created, gone }) => {
  const create = async (changes = {}) => (await ctx.staff('POST', path, { ...created, ...changes })).body

  it('201: stores the record with defaults and lists it', async () => {
    const { status, body } = await ctx.staff('POST', path, created)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...created,
      available: true,
      featured: false,
      galleryImages: [],
      displayOrder: 0,
      version: 1,
    })
    const { body: list } = await ctx.call('GET', path)
    expect(list.map((item) => item.id)).toContain(body.id)
  })

  it('200: changes only the given fields and increments the version', async () => {
    const { id } = await create({ name: 'Before' })
    const { status, body } = await ctx.staff('PATCH', `${path}/${id}`, { featured: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Before', featured: true, available: true, version: 2 })
  })

  it('400: says what is missing and stores nothing', async () => {
    const before = (await ctx.call('GET', path)).body.length
    const { status, body } = await ctx.staff('POST', path, { ...created, name: '' })
    expect(status).toBe(400)
    expect(body.errors?.[0]?.path).toBe('name')
    expect((await ctx.call('GET', path)).body).toHaveLength(before)
  })

  it('401: nobody can change anything without credentials', async () => {
    const { id } = await create()
    const calls = [
      ['POST', path],
      ['PATCH', `${path}/${id}`],
      ['PATCH', `${path}/reorder`],
      ['DELETE', `${path}/${id}`],
    ] as const
    for (const [method, address] of calls) expect((await ctx.call(method, address, {})).status).toBe(401)
  })

  it('404: for records that do not exist', async () => {
    expect(await ctx.staff('PATCH', `${path}/999999`, { featured: true })).toMatchObject({
      status: 404,
      body: { message: gone },
    })
    expect((await ctx.staff('DELETE', `${path}/999999`)).status).toBe(404)
  })

  it('409: a save over a newer version is refused, and overwriting it explicitly works', async () => {
    const { id, version } = await create()
    await ctx.staff('PATCH', `${path}/${id}`, { name: 'Theirs', version })
    const refused = await ctx.staff('PATCH', `${path}/${id}`, { name: 'Mine', version })
    expect([refused.status, refused.body.code]).toEqual([409, 'newer_version'])
    expect(refused.body.message).toContain('Someone else changed')
    const overridden = await ctx.staff('PATCH', `${path}/${id}`, { name: 'Mine', version: version + 1 })
    expect(overridden.body).toMatchObject({ name: 'Mine', version: 3 })
  })

  it('409 for all but one of many saves based on the same version', async () => {
    const { id, version } = await create()
    const saves = await Promise.all(
      [1, 2, 3, 4].map((n) => ctx.staff('PATCH', `${path}/${id}`, { name: `Save ${n}`, version })),
    )
    expect(saves.map((save) => save.status).sort()).toEqual([200, 409, 409, 409])
  })

  it('reorders all at once, or not at all', async () => {
    const [first, second] = [await create(), await create()]
    const updates = [
      { id: first.id, displayOrder: 2 },
      { id: second.id, displayOrder: 1 },
    ]
    const { status, body } = await ctx.staff('PATCH', `${path}/reorder`, { updates })
    expect(status).toBe(200)
    const orders = (list: { id: number; displayOrder: number }[]) =>
      [first.id, second.id].map((id) => list.find((item) => item.id === id)?.displayOrder)
    expect(orders(body)).toEqual([2, 1])
    const [entry] = await ctx.db.select().from(events).orderBy(desc(events.id)).limit(1)
    expect(entry?.facts).toEqual({
      kind: 'order',
      ids: [second.id, first.id],
      names: [second.name, first.name],
    })

    const withUnknown = [
      { id: first.id, displayOrder: 7 },
      { id: 999_999, displayOrder: 8 },
    ]
    expect((await ctx.staff('PATCH', `${path}/reorder`, { updates: withUnknown })).status).toBe(404)
    expect(orders((await ctx.call('GET', path)).body)).toEqual([2, 1])
  })

  it('400: every record needs a different position', async () => {
    const { id } = await create()
    const updates = [
      { id, displayOrder: 1 },
      { id, displayOrder: 2 },
    ]
    expect((await ctx.staff('PATCH', `${path}/reorder`, { updates })).status).toBe(400)
  })

  it('204: deletes what no booking uses, and records who did', async () => {
    const { id } = await create({ name: 'Short-lived' })
    const deleted = await ctx.staff('DELETE', `${path}/${id}`)
    expect([deleted.status, deleted.body]).toEqual([204, null])
    const entries = await ctx.db.select().from(events)
    expect(entries.filter((entry) => entry.subjectId === id).map((entry) => entry.action)).toEqual([
      'created',
      'deleted',
    ])
  })

  it('409: what bookings use stays', async () => {
    const { id } = await create()
    const [theme, addon] = path === '/api/themes' ? [id, undefined] : [1, id]
    const booking = bookingRequest({
      bookingDate: path === '/api/themes' ? '2027-05-01' : '2027-05-08',
      themeId: theme,
      addons: addon === undefined ? [] : [{ addonId: addon, quantity: 1 }],
    })
    expect((await ctx.call('POST', '/api/bookings', booking)).status).toBe(201)
    const { status, body } = await ctx.staff('DELETE', `${path}/${id}`)
    expect([status, body.code]).toEqual([409, 'in_use'])
    expect(body.message).toContain('Mark it as not available instead')
  })
})

it('accepts pricePerDay for the price, and drops empty gallery entries', async () => {
  const { pricePerTeepee: _, ...theme } = THEME
  const { body } = await ctx.staff('POST', '/api/themes', { ...theme, pricePerDay: '149.99' })
  expect(body.pricePerTeepee).toBe('149.99')
  const addon = await ctx.staff('POST', '/api/addons', { ...ADDON, galleryImages: ['', ' ', '/a.jpg'] })
  expect(addon.body.galleryImages).toEqual(['/a.jpg'])
})

describe('what an add-on’s price is per', () => {
  it('is the party by default, and stays when something else is changed', async () => {
    const { body: stored } = await ctx.staff('POST', '/api/addons', ADDON)
    expect(stored.priceUnit).toBe('party')
    const address = `/api/addons/${stored.id}` as const
    expect((await ctx.staff('PATCH', address, { priceUnit: 'child' })).body.priceUnit).toBe('child')
    expect((await ctx.staff('PATCH', address, { featured: true })).body.priceUnit).toBe('child')
  })

  it('400: for unknown values', async () => {
    const { status, body } = await ctx.staff('POST', '/api/addons', { ...ADDON, priceUnit: 'moon' })
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'priceUnit'])
  })
})
