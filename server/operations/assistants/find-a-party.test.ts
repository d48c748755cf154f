import { beforeAll, describe, expect, it } from 'vitest'
import { FAMILY_TOOL_NAMES } from '#domain/site/assistant-tools.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { bearer } from '#test/factories/colleague.ts'
import { connectAssistant } from '#test/journeys/assistant.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { PUBLIC_URL: 'https://teepees.example' } })

describe('the endpoint for assistants', () => {
  it('does not exist until the owner enables it', async () => {
    const asked = await ctx.call('POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' })
    expect(asked).toMatchObject({ status: 404, body: { code: 'not_found' } })
    await expect(connectAssistant(ctx)).rejects.toThrow()
    expect((await ctx.staff('GET', '/api/admin/settings')).body).not.toHaveProperty('assistants')
    const { body } = await ctx.staff('PUT', '/api/site-settings', { assistants: true })
    expect(body.assistants).toBe(true)
    await connectAssistant(ctx)
  })

  it('is recorded in the audit log, and disabled again by reverting that', async () => {
    const { body: revisions } = await ctx.staff('GET', '/api/admin/settings/history')
    const [newest] = revisions
    expect(newest).toMatchObject({ canBeRestored: true })
    expect(JSON.stringify(newest)).toContain('Open to assistants')
    await ctx.staff('POST', `/api/admin/settings/history/${newest?.id ?? 0}/restore`, {})
    expect((await ctx.call('POST', '/mcp', {})).status).toBe(404)
    await ctx.staff('PUT', '/api/site-settings', { assistants: true })
  })
})

describe('a client of the endpoint', () => {
  beforeAll(async () => {
    await ctx.staff('PUT', '/api/site-settings', { assistants: true })
  })
  const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
  const post = (body: unknown, accept: string | null, path = '/mcp') =>
    ctx.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(accept !== null && { Accept: accept }) },
      body: JSON.stringify(body),
    })

  it.each([
    ['application/json', 'application/json'],
    ['text/event-stream', 'text/event-stream'],
    ['*/*', 'application/json'],
    ['', 'application/json'],
    ['application/*', 'application/json'],
    ['application/json;q=0.9, text/plain', 'application/json'],
    ['text/event-stream;q=0, application/json', 'application/json'],
    ['APPLICATION/JSON', 'application/json'],
    ['text/*', 'text/event-stream'],
    ['application/json, text/event-stream', 'text/event-stream'],
  ])('that accepts %j is answered in %s', async (accept, type) => {
    const response = await post(LIST, accept)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining(type),
    ])
    const text = await response.text()
    const [, json = text] = /^data: (.*)$/m.exec(text) ?? []
    expect(JSON.parse(json).result.tools).toHaveLength(FAMILY_TOOL_NAMES.length)
  })

  it('that accepts neither is refused', async () => {
    expect((await post(LIST, 'image/png')).status).toBe(406)
  })

  it.each(['/mcp', '/mcp/'])('may ask at %s', async (path) => {
    expect((await post(LIST, 'application/json', path)).status).toBe(200)
  })

  it.each([
    ['a hundred calls', Array.from({ length: 100 }, (_, id) => ({ ...LIST, id }))],
    ['one call', [LIST]],
    ['nothing', []],
    ['notifications', [{ jsonrpc: '2.0', method: 'notifications/initialized' }]],
  ])('that sends a batch of %s is refused', async (_, batch) => {
    const response = await post(batch, 'application/json, text/event-stream')
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: 'invalid', message: expect.stringContaining('one message per request') },
    ])
  })

  it('that sends a batch after a line break is refused, too', async () => {
    const headers = { 'Content-Type': 'application/json', Accept: '*/*' }
    const body = `
 ${JSON.stringify([LIST])}`
    expect((await ctx.fetch('/mcp', { method: 'POST', headers, body })).status).toBe(400)
  })

  it('that sends too much is refused before its key is looked up', async () => {
    expect((await post({ ...LIST, params: { pad: 'x'.repeat(70_000) } }, '*/*')).status).toBe(413)
  })
})

describe('an assistant', () => {
  beforeAll(async () => {
    await ctx.staff('PUT', '/api/site-settings', { assistants: true })
  })

  it.each(['auto', 'legacy'] as const)('sees seven tools with the protocol’s %s handshake', async (mode) => {
    const { client } = await connectAssistant(ctx, { mode })
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([...FAMILY_TOOL_NAMES])
    for (const tool of tools) {
      expect(tool.description?.length).toBeGreaterThan(60)
      expect(tool.inputSchema.type).toBe('object')
      expect(tool.outputSchema).toMatchObject({ type: 'object' })
    }
    const hints = tools.map(({ annotations }) => annotations?.readOnlyHint)
    expect(hints).toEqual([true, true, true, false, true, false, false])
  })

  it('can pass to hold_party what POST /api/bookings accepts', async () => {
    const { client } = await connectAssistant(ctx)
    const { tools } = await client.listTools()
    const hold = tools.find(({ name }) => name === 'hold_party')
    const { body } = await ctx.call('GET', '/api/openapi.json')
    const described = (body as unknown as Described).paths['/api/bookings'].post.requestBody
    expect(hold?.inputSchema).toMatchObject(described.content['application/json'].schema)
  })

  it('lists only what can be booked', async () => {
    const { body: themes } = await ctx.call('GET', '/api/themes')
    const hidden = themes[1]
    await ctx.staff('PATCH', `/api/themes/${hidden?.id ?? 0}`, { available: false })
    const { use } = await connectAssistant(ctx)
    const listed = await use('list_themes')
    expect(listed.themes.map(({ themeId }) => themeId)).not.toContain(hidden?.id)
    expect(listed.themes).toHaveLength(themes.length - 1)
    expect(listed.themes[0]).toMatchObject({
      themeId: themes[0]?.id,
      name: themes[0]?.name,
      pricePerTeepee: themes[0]?.pricePerTeepee,
      pageUrl: expect.stringMatching(/^https:\/\/teepees\.example\/themes\/\d+\//),
      imageUrl: expect.stringMatching(/^https:\/\/teepees\.example\/uploads\//),
    })
    expect(listed).not.toHaveProperty('termsOfService')
    await ctx.staff('PATCH', `/api/themes/${hidden?.id ?? 0}`, { available: true })
  })

  it('gets Spanish if it asks for it', async () => {
    const { use } = await connectAssistant(ctx)
    const { themes } = await use('list_themes', { language: 'es' })
    expect(themes[0]?.pageUrl).toContain('/es/temas/')
    const { otherDays } = await use('find_free_days', {
      from: '2027-01-01',
      to: '2027-01-04',
      language: 'es',
    })
    expect(otherDays[0]?.reason).toMatch(/pas/)
  })

  it('finds the days that the calendar shows, with the reasons for the others', async () => {
    await ctx.staff('POST', '/api/unavailable-dates', { date: '2027-03-06', reason: 'Closed for repairs' })
    const { use, refused } = await connectAssistant(ctx)
    const days = await use('find_free_days', { from: '2027-03-05', to: '2027-03-07', themeId: 1, teepees: 3 })
    expect(days.freeDays.map(({ date }) => date)).toEqual(['2027-03-05', '2027-03-07'])
    expect(days.otherDays).toEqual([{ date: '2027-03-06', reason: expect.any(String) }])
    const { body } = await ctx.call(
      'GET',
      '/api/availability?from=2027-03-05&to=2027-03-07&themeId=1&teepees=3',
    )
    expect(days.freeDays).toEqual(
      body.filter(({ available }) => available).map(({ date, teepeesLeft }) => ({ date, teepeesLeft })),
    )
    expect(await refused('find_free_days', { from: '2027-03-05' })).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'to', message: 'Please select a date' }],
    })
    expect(await refused('find_free_days', { from: '2027-01-05', to: '2029-01-05' })).toMatchObject({
      code: 'invalid',
    })
  })

  it('requests add-ons as lines', async () => {
    const { body: addon } = await ctx.staff('PATCH', '/api/addons/1', { stock: 2 })
    const { use, refused } = await connectAssistant(ctx)
    const range = { from: '2027-03-20', to: '2027-03-20' }
    const enough = await use('find_free_days', { ...range, addons: [{ addonId: addon.id, quantity: 2 }] })
    expect(enough.freeDays[0]).toMatchObject({ addonsLeft: { [addon.id]: 2 } })
    const tooMany = await use('find_free_days', { ...range, addons: [{ addonId: addon.id, quantity: 3 }] })
    expect(tooMany.freeDays).toEqual([])
    expect((await use('find_free_days', { ...range, addons: [] })).freeDays).toHaveLength(1)
    expect(await refused('find_free_days', { ...range, addons: [{ addonId: 'x' }] })).toMatchObject({
      code: 'invalid',
    })
    await ctx.staff('PATCH', '/api/addons/1', { stock: null })
  })

  it('is quoted what the site quotes, and refused what the site refuses', async () => {
    const { use, refused } = await connectAssistant(ctx)
    const order = { themeId: 1, numberOfTeepees: 3, addons: [{ addonId: 2, quantity: 1 }], zipCode: '33139' }
    const { body } = await ctx.call('POST', '/api/quote', order)
    expect(await use('get_quote', order)).toEqual(body)
    for (const wrong of [
      { ...order, themeId: 999 },
      { ...order, couponCode: 'NOPE' },
      { themeId: 'one' },
      {},
    ]) {
      const site = await ctx.call('POST', '/api/quote', wrong)
      expect(site.status).toBeGreaterThanOrEqual(400)
      expect(await refused('get_quote', wrong)).toEqual(site.body)
    }
  })

  it('holds a party as the site does, and says where to pay', async () => {
    const { use } = await connectAssistant(ctx)
    const held = await use('hold_party', bookingRequest({ bookingDate: '2027-04-03' }))
    expect(held).toEqual({
      bookingId: expect.stringMatching(/^MT-/),
      holdExpiresAt: '2027-01-04T14:30:00.000Z',
      paymentUrl: `https://teepees.example/booking/4?held=${held.bookingId}`,
    })
    const { body } = await ctx.call('GET', `/api/bookings/${held.bookingId as 'x'}`)
    expect(body).toMatchObject({ bookingDate: '2027-04-03', bookingStatus: 'pending', isPaid: false })
  })

  it('is the source of the booking unless it names the family’s own', async () => {
    const { use } = await connectAssistant(ctx)
    await use('hold_party', bookingRequest({ bookingDate: '2027-04-04' }))
    const said = { utmSource: 'school-letter' }
    await use('hold_party', bookingRequest({ bookingDate: '2027-04-05', source: said }))
    const rows = await ctx.db.select().from(bookings)
    const sourceOn = (day: string) =>
      rows.find(({ bookingDate }) => bookingDate === day)?.touches?.last.utmSource
    expect([sourceOn('2027-04-04'), sourceOn('2027-04-05')]).toEqual(['assistant', 'school-letter'])
  })

  it('holds one party, however often it retries with its draft key', async () => {
    const { use } = await connectAssistant(ctx)
    const order = bookingRequest({ bookingDate: '2027-04-10', draftKey: 'a-key-of-this-chat-1' })
    const first = await use('hold_party', order)
    const again = await use('hold_party', order)
    expect(again.bookingId).toBe(first.bookingId)
  })

  it('gives a Spanish page to a family that writes in Spanish', async () => {
    const { use } = await connectAssistant(ctx)
    const { paymentUrl } = await use(
      'hold_party',
      bookingRequest({ bookingDate: '2027-04-11', language: 'es' }),
    )
    expect(paymentUrl).toContain('https://teepees.example/es/reservar/4?held=MT-')
  })

  it('is refused as on the site: missing details, a full day, another price', async () => {
    const { refused, use } = await connectAssistant(ctx)
    const wrong = [
      bookingRequest({ customerEmail: 'nobody' }),
      bookingRequest({ bookingDate: '2027-03-06' }),
      bookingRequest({ bookingDate: '2026-12-24' }),
      bookingRequest({ bookingDate: '2027-04-12', totalAmount: '1.00' }),
      {},
    ]
    for (const order of wrong) {
      const site = await ctx.call('POST', '/api/bookings', order)
      expect(site.status).toBeGreaterThanOrEqual(400)
      expect(await refused('hold_party', order)).toEqual(site.body)
    }
    const other = await refused(
      'hold_party',
      bookingRequest({ bookingDate: '2027-04-12', totalAmount: '1.00' }),
    )
    const right = await use('get_quote', { themeId: 1, numberOfTeepees: 2, zipCode: '33101' })
    expect(other).toMatchObject({ code: 'price_changed', quote: { totalAmount: right.totalAmount } })
  })

  it('reads what the owner asks, and must answer what is required', async () => {
    const { use, refused } = await connectAssistant(ctx)
    expect(await use('list_themes')).not.toHaveProperty('questions')
    const asked = { label: 'Any pets?', labelEs: '¿Mascotas?', kind: 'yesNo', required: true } as const
    const { body: pets } = await ctx.staff('POST', '/api/admin/questions', asked)
    const { questions } = await use('list_themes', { language: 'es' })
    expect(questions).toMatchObject([{ id: pets.id, label: '¿Mascotas?', kind: 'yesNo', required: true }])
    const order = bookingRequest({ bookingDate: '2027-04-18' })
    const { body: key } = await ctx.staff('POST', '/api/admin/api-keys', {
      name: 'Phone',
      scopes: ['bookings:write'],
    })
    const staff = await connectAssistant(ctx, { headers: bearer(key.key) })
    for (const hold of [refused, staff.refused])
      expect(await hold('hold_party', order)).toMatchObject({ errors: [{ path: `answers.${pets.id}` }] })
    const answers = [{ questionId: pets.id, value: false }]
    const { bookingId } = await use('hold_party', { ...order, answers })
    const { body } = await ctx.call('GET', `/api/bookings/${bookingId as 'x'}`)
    expect(body.answers).toMatchObject([{ label: 'Any pets?', value: false }])
    await ctx.staff('DELETE', `/api/admin/questions/${pets.id}`)
  })

  it('names the terms that a booking must agree to', async () => {
    const { use, refused } = await connectAssistant(ctx)
    const { body: terms } = await ctx.staff('POST', '/api/admin/terms', { text: 'Be kind to the teepees.' })
    const order = bookingRequest({ bookingDate: '2027-04-17' })
    const refusal = await refused('hold_party', order)
    expect(refusal).toMatchObject({ code: 'terms_changed', terms: { version: terms.version } })
    const { termsOfService } = await use('list_themes')
    expect(termsOfService).toEqual({
      version: terms.version,
      url: 'https://teepees.example/terms-of-service',
    })
    await use('hold_party', { ...order, termsVersion: termsOfService?.version })
  })
})

type Described = {
  paths: {
    '/api/bookings': {
      post: { requestBody: { content: { 'application/json': { schema: Record<string, unknown> } } } }
    }
  }
}
