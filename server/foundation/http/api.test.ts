import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { ID_MAX } from '#contract/wire/fields.ts'
import { WEBHOOK_EVENTS } from '#domain/operations/webhook-events.ts'
import { createApi } from '#server/api.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { type Operation, readDescription, type Schema } from '#test/factories/read-description.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext()

it('serves every call of the contract', () => {
  const served = createApi(ctx).routes.map(({ method, path }) => `${method} ${path}`)
  const described = calls.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect(described.filter((call) => !served.includes(call))).toEqual([])
})

describe('every response of the API', () => {
  it('has the security headers and a request id', async () => {
    const { headers } = await ctx.call('GET', '/api/themes')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('404: is JSON for an unknown path', async () => {
    const { status, body } = await ctx.call('GET', '/api/nothing')
    expect([status, body.code]).toEqual([404, 'not_found'])
  })

  it('401: for unknown staff paths as well', async () => {
    expect((await ctx.call('GET', '/api/admin/nothing')).status).toBe(401)
  })

  it('413: for more than 1 MB of JSON', async () => {
    const { status } = await ctx.call('POST', '/api/contact', { message: 'x'.repeat(1_100_000) })
    expect(status).toBe(413)
  })

  it('400: names every invalid field, with the first sentence as its message', async () => {
    const { status, body } = await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ customerPhone: '1', zipCode: 'x' }),
    )
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { path: 'customerPhone', message: 'Please enter a valid phone number' },
      { path: 'zipCode', message: 'Please enter a valid ZIP code' },
    ])
    expect(body.message).toBe('Please enter a valid phone number')
  })

  it.each([
    ['GET', '/api/availability?from=2027-01-05&to=2027-01-06&bookingId=%00'],
    ['GET', '/api/bookings?search=Ana%00'],
    ['GET', '/api/admin/audit?actor=%00'],
    ['POST', '/api/test-payments/%00/authenticate'],
  ])('400: for a character that cannot be stored, in %s %s', async (method, path) => {
    const body = method === 'POST' ? { clientSecret: 'x', approve: true } : undefined
    const response = await ctx.staff(method, path, body)
    expect([response.status, response.body.message]).toEqual([
      400,
      'This text contains a character that can’t be stored',
    ])
  })

  it('stores a text that ends in the middle of an emoji', async () => {
    const info = '{"address":"Ocean Drive \\ud83d","phone":"1","email":"a@example.com","hours":"Daily"}'
    const { status, body } = await ctx.staff('PUT', '/api/contact-info', info)
    expect([status, body.address]).toEqual([200, 'Ocean Drive \ufffd'])
  })

  it('429: has Retry-After and the words that screens look for', async () => {
    const responses = await Promise.all(
      Array.from({ length: 32 }, () => ctx.call('POST', '/api/newsletter', { email: 'x@example.com' })),
    )
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.body.message).toContain('rate limit')
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('bookings can be read', () => {
  it('by reference, ignoring case and dashes; by number only by staff', async () => {
    const { body } = await ctx.call('POST', '/api/bookings', bookingRequest())
    const typed = body.bookingId.toLowerCase().replaceAll('-', '')
    expect((await ctx.call('GET', `/api/bookings/${typed}`)).body.customerName).toBe('Maria Gomez')
    for (const number of [body.id, 999_999, 'abc'])
      expect((await ctx.call('GET', `/api/bookings/${number}`)).status).toBe(401)
    expect((await ctx.staff('GET', `/api/bookings/${body.id}`)).body.bookingId).toBe(body.bookingId)
    expect((await ctx.staff('GET', '/api/bookings/999999')).status).toBe(404)
    expect((await ctx.call('GET', '/api/bookings/MT-0000-0000-0000')).status).toBe(404)
  })
})

describe('the description', () => {
  it('is OpenAPI 3.1, with security on staff calls and none on public ones', async () => {
    const { openapi, paths } = await readDescription(ctx)
    expect(openapi).toBe('3.1.0')
    const bookings = present(paths['/api/bookings'])
    expect(bookings.get?.security).toEqual([{ administrator: [] }])
    expect(present(bookings.post).security).toBeUndefined()
    expect(paths['/api/themes/{id}']?.get?.parameters?.[0]).toMatchObject({
      name: 'id',
      in: 'path',
      required: true,
    })
  })

  it('documents what is sent to webhooks, in the form in which the API answers', async () => {
    const { webhooks, components } = await readDescription(ctx)
    expect(Object.keys(webhooks).sort()).toEqual(WEBHOOK_EVENTS.toSorted())
    const bodies = Object.values(webhooks).map(
      ({ post }) => post.requestBody?.content['application/json']?.schema.properties,
    )
    const names = bodies.flatMap((body) =>
      (body?.data?.anyOf ?? [present(body?.data)]).map(({ $ref }) =>
        present($ref).replace('#/components/schemas/', ''),
      ),
    )
    expect(new Set(names)).toEqual(
      new Set([
        ...['Booking', 'BookingWithPayment', 'RefundWithoutBooking'],
        ...['ContactMessage', 'StaffTestimonial', 'WaitingListEntry'],
      ]),
    )
    expect(names.every((name) => name in components.schemas)).toBe(true)
  })

  it('names the fields of each form', async () => {
    const { paths } = await readDescription(ctx)
    const fields = (path: string) =>
      Object.keys(paths[path]?.post?.requestBody?.content['multipart/form-data']?.schema.properties ?? {})
    expect(fields('/api/upload')).toEqual(['image'])
    expect(fields('/api/upload/{endpoint}')).toEqual(['image'])
    expect(fields('/api/admin/imports')).toEqual(['file', 'kind'])
  })

  it('bounds every whole number of a request to what the database takes, but a version of the terms that nobody wrote', async () => {
    const { paths, components } = await readDescription(ctx)
    const unbounded = new Set<string>()
    const collect = (shown: Schema, name: string): void => {
      const referred = shown.$ref?.split('/').at(-1)
      const schema = referred ? present(components.schemas[referred]) : shown
      const { type, maximum = Infinity, minimum = -Infinity, properties = {}, items } = schema
      if (type === 'integer' && (maximum > ID_MAX || minimum < -ID_MAX - 1)) unbounded.add(name)
      for (const [part, inner] of Object.entries(properties)) collect(inner, part)
      const inside = [items, schema.anyOf, schema.oneOf, schema.allOf].flat()
      for (const inner of inside) if (inner) collect(inner, name)
    }
    for (const { parameters = [], requestBody } of Object.values(paths).flatMap(Object.values<Operation>)) {
      for (const { name, schema } of parameters) collect(schema, name)
      for (const { schema } of Object.values(requestBody?.content ?? {})) collect(schema, 'body')
    }
    expect([...unbounded].sort()).toEqual(['termsVersion'])
  })

  it('is available in a form that people can read', async () => {
    const { status, body } = await ctx.call('GET', '/api/docs')
    expect(status).toBe(200)
    expect(body).toContain('POST /api/bookings')
  })
})

describe('health', () => {
  it('reports that the process is alive and the database responds', async () => {
    expect((await ctx.call('GET', '/api/health')).body).toEqual({ status: 'ok' })
    expect((await ctx.call('GET', '/api/ready')).body).toEqual({ status: 'ready' })
  })
})
