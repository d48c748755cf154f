import { afterEach, describe, expect, it } from 'vitest'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { bookingAnswers, events, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { crewVisits } from '#test/factories/crew-visit.ts'
import { findColumnsWith } from '#test/find-columns-with.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const visits = crewVisits(ctx)

const ask = async (changes: Record<string, unknown> = {}) => {
  const question = { label: 'Any pets?', kind: 'text', ...changes }
  return (await ctx.staff('POST', '/api/admin/questions', question)).body
}
const book = (answers: unknown, changes = {}) =>
  ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2027-03-06', answers, ...changes }))

afterEach(async () => {
  const { body } = await ctx.staff('GET', '/api/admin/questions')
  for (const { id } of body) await ctx.staff('DELETE', `/api/admin/questions/${id}`)
  const bookings = await ctx.staff('GET', '/api/bookings')
  if (!Array.isArray(bookings.body)) return
  for (const { id } of bookings.body) await ctx.staff('DELETE', `/api/bookings/${id}?money=refund`)
})

describe('the list of questions', () => {
  it('is empty on a new site, whose settings do not name it', async () => {
    expect((await ctx.call('GET', '/api/questions')).body).toEqual([])
    expect((await ctx.call('GET', '/api/site-settings')).body).not.toHaveProperty('asksQuestions')
    const { body } = await ctx.call('POST', '/api/bookings', bookingRequest())
    expect(body.answers).toEqual([])
  })

  it('201: stores a question with defaults, in display order', async () => {
    const first = await ask()
    expect(first).toMatchObject({
      ...{ label: 'Any pets?', labelEs: null, options: null, required: false, per: 'booking' },
      ...{ themeIds: null, addonIds: null, askedBy: 'wizard', active: true, version: 1 },
      shownTo: { mail: false, crew: false, export: false },
    })
    const second = await ask({ label: 'Whose names?' })
    const updates = [
      { id: first.id, displayOrder: 2 },
      { id: second.id, displayOrder: 1 },
    ]
    const { status, body } = await ctx.staff('PATCH', '/api/admin/questions/reorder', { updates })
    expect([status, body.map(({ id }) => id)]).toEqual([200, [second.id, first.id]])
    expect((await ctx.call('GET', '/api/site-settings')).body.asksQuestions).toBe(true)
    const unknown = { updates: [{ id: 999_999, displayOrder: 1 }] }
    expect((await ctx.staff('PATCH', '/api/admin/questions/reorder', unknown)).status).toBe(404)
  })

  it.each([
    [{ label: ' ' }, 'label'],
    [{ kind: 'essay' }, 'kind'],
    [{ kind: 'choice' }, 'options'],
    [{ kind: 'choice', options: [] }, 'options'],
    [{ kind: 'choice', options: [1, 2].map(() => ({ value: 'a', label: 'A' })) }, 'options'],
    [{ themeIds: [] }, 'themeIds'],
    [{ themeIds: [999_999] }, 'themeIds'],
    [{ addonIds: [999_999] }, 'addonIds'],
    [{ per: 'guest' }, 'per'],
  ])('400: %j', async (changes, path) => {
    const { status, body } = await ctx.staff('POST', '/api/admin/questions', {
      ...{ label: 'Any pets?', kind: 'text' },
      ...changes,
    })
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
  })

  it('200, 404, 409: changes only what is sent, and not an outdated version', async () => {
    const options = [{ value: 'cat', label: 'Cat', labelEs: 'Gato' }]
    const { id } = await ask({ kind: 'choice', options, labelEs: '¿Mascotas?' })
    const path = `/api/admin/questions/${id}` as const
    const { body } = await ctx.staff('PATCH', path, { required: true })
    expect(body).toMatchObject({ required: true, options, labelEs: '¿Mascotas?', version: 2 })
    expect((await ctx.staff('PATCH', path, { label: 'Pets?', version: 1 })).status).toBe(409)
    expect((await ctx.staff('PATCH', path, { kind: 'text' })).body.options).toBeNull()
    const [entry] = await ctx.db.select().from(events).orderBy(desc(events.id)).limit(1)
    expect(entry).toMatchObject({ subject: 'question', subjectId: id, action: 'changed' })
    expect((await ctx.staff('DELETE', path)).status).toBe(204)
    expect((await ctx.staff('DELETE', path)).status).toBe(404)
    expect((await ctx.staff('PATCH', path, {})).status).toBe(404)
  })

  it('shows the wizard only what it asks about the order, in the reader’s language', async () => {
    const everywhere = await ask({ labelEs: '¿Mascotas?' })
    const themed = await ask({ themeIds: [2] })
    const withAddon = await ask({ addonIds: [3] })
    await ask({ askedBy: 'page' })
    await ask({ active: false })
    const list = async (query: string) => {
      const { body } = await ctx.call('GET', `/api/questions${query}` as '/api/questions')
      return body.map(({ id }) => id)
    }
    expect(await list('?themeId=1')).toEqual([everywhere.id])
    expect(await list('?themeId=2&addonIds=1')).toEqual([everywhere.id, themed.id])
    expect(await list('?themeId=2&addonIds=1,3')).toEqual([everywhere.id, themed.id, withAddon.id])
    expect(await list('?addonIds=3')).toEqual([everywhere.id, withAddon.id])
    expect(await list('')).toEqual([everywhere.id, themed.id, withAddon.id])
    expect((await ctx.call('GET', '/api/questions?addonIds=x')).status).toBe(400)
    const headers = { 'X-Language': 'es' }
    const spanish = await ctx.call('GET', '/api/questions?themeId=1', undefined, headers)
    expect(spanish.body).toEqual([
      { id: everywhere.id, label: '¿Mascotas?', kind: 'text', required: false, per: 'booking' },
    ])
  })
})

describe('answers', () => {
  it('are kept with a booking as they were asked, whatever becomes of the question', async () => {
    const options = [{ value: 'dog', label: 'Dogs', labelEs: 'Perros' }]
    const pets = await ask({ kind: 'choice', options, labelEs: '¿Mascotas?' })
    const names = await ask({ label: 'Whose names?', per: 'child' })
    const { status, body } = await book([
      { questionId: pets.id, value: 'dog' },
      { questionId: names.id, value: ['Ana', 'Leo'] },
      { questionId: 999_999, value: 'ignored' },
    ])
    const expected = [
      { questionId: pets.id, label: 'Any pets?', kind: 'choice', value: 'dog', valueLabel: 'Dogs' },
      { questionId: names.id, label: 'Whose names?', kind: 'text', value: ['Ana', 'Leo'] },
    ]
    expect([status, body.answers]).toEqual([201, expected])
    await ctx.staff('PATCH', `/api/admin/questions/${pets.id}`, { label: 'Animals?' })
    await ctx.staff('DELETE', `/api/admin/questions/${names.id}`)
    const read = await ctx.call('GET', `/api/bookings/${body.bookingId}`)
    expect(read.body.answers).toEqual(expected)
    const inSpanish = await ctx.call('GET', `/api/bookings/${body.bookingId}`, undefined, {
      'X-Language': 'es',
    })
    expect(inSpanish.body.answers[0]).toMatchObject({ label: '¿Mascotas?', valueLabel: 'Perros' })
  })

  it('400: a required one is missing or of the wrong kind, with its path', async () => {
    const { id } = await ask({ kind: 'number', required: true })
    for (const answers of [
      undefined,
      [],
      [{ questionId: id, value: 'many' }],
      [{ questionId: id, value: null }],
    ]) {
      const { status, body } = await book(answers)
      expect([status, body.errors?.[0]?.path]).toEqual([400, `answers.${id}`])
    }
    expect((await book([{ questionId: id, value: 2 }])).status).toBe(201)
    await ctx.staff('PATCH', `/api/admin/questions/${id}`, { active: false })
    expect((await book([], { customerEmail: 'other@example.com' })).status).toBe(201)
  })

  it('of staff are merged, and may leave what is required', async () => {
    const { id } = await ask({ required: true })
    const other = await ask({ label: 'Whose names?', askedBy: 'crew' })
    const phone = await ctx.staff(
      'POST',
      '/api/admin/bookings',
      bookingRequest({ bookingDate: '2027-03-13' }),
    )
    expect([phone.status, phone.body.answers]).toEqual([201, []])
    const path = `/api/bookings/${phone.body.id}` as const
    const change = (answers: unknown) => ctx.staff('PATCH', path, { answers })
    expect((await change([{ questionId: id, value: 'A cat' }])).body.answers).toHaveLength(1)
    expect((await change([{ questionId: other.id, value: 'Leo' }])).body.answers).toHaveLength(2)
    const removed = await change([{ questionId: id, value: null }])
    expect(removed.body.answers.map(({ questionId }) => questionId)).toEqual([other.id])
    expect((await change([{ questionId: id, value: 5 }])).body.errors?.[0]?.path).toBe(`answers.${id}`)
    const log = await ctx.db.select().from(events).where(eq(events.subject, 'booking'))
    expect(JSON.stringify(log)).toContain('Whose names?')
    expect(JSON.stringify(log)).not.toContain('A cat')
  })

  it('of the family change on its page until the party begins', async () => {
    const { id } = await ask({ askedBy: 'page', required: true })
    const booking = await payForParty(ctx, { bookingDate: '2027-03-20' })
    const at = await createPageLink(ctx, booking)
    expect((await ctx.call('GET', at(''))).body.questions).toMatchObject([{ id, required: true }])
    const answer = (value: unknown) =>
      ctx.call('PUT', at('/answers'), { answers: value === undefined ? [] : [{ questionId: id, value }] })
    expect((await answer(undefined)).body.errors?.[0]?.path).toBe(`answers.${id}`)
    const { status, body } = await answer('A parrot')
    expect([status, body.booking.answers]).toMatchObject([200, [{ questionId: id, value: 'A parrot' }]])
    expect((await answer(undefined)).status).toBe(200)
    expect((await answer(null)).status).toBe(400)
    const wrong = `/api/my-bookings/${booking.bookingId}/answers?token=x` as const
    expect((await ctx.call('PUT', wrong, { answers: [] })).status).toBe(404)
    ctx.setNow(new Date('2027-03-21T20:00:00Z'))
    expect((await answer('Late')).status).toBe(409)
    ctx.setNow(new Date('2027-01-04T14:00:00Z'))
  })

  it('are shown where they are ticked, as markup nowhere', async () => {
    const shownTo = { mail: true, crew: true, export: true }
    const told = await ask({ label: 'Gate <b>sign</b>?', shownTo })
    const silent = await ask({ label: 'Secret?' })
    const crews = await ask({ label: 'Is the floor dry?', askedBy: 'crew' })
    const party = await visits.paidParty({
      answers: [
        { questionId: told.id, value: '<img src=x onerror=alert(1)>' },
        { questionId: silent.id, value: 'Sssh' },
      ],
    })
    const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, party.id))
    const mail = mails.find(({ kind }) => kind === 'confirmation')
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(mail?.html).not.toContain('<img src=x')
    expect(mail?.html).not.toContain('Sssh')
    const { bookingDate: day } = party
    const agenda = await ctx.staff('GET', `/api/admin/agenda?from=${day}&to=${day}`)
    const [stop] = agenda.body.parties
    expect(stop?.answers).toMatchObject([{ label: 'Gate <b>sign</b>?' }])
    expect(stop?.toAsk).toEqual([crews.label])
    await ctx.staff('PATCH', `/api/admin/questions/${silent.id}`, { shownTo: { crew: true } })
    const later = await ctx.staff('GET', `/api/admin/agenda?from=${day}&to=${day}`)
    expect(later.body.parties[0]?.answers).toHaveLength(2)
  })
})

it('answers are erased with their family', async () => {
  const { id } = await ask()
  const family = {
    customerEmail: 'erased@example.com',
    customerPhone: '(305) 444-1234',
    customerName: 'Olga Orr',
  }
  const { body: booked } = await book([{ questionId: id, value: 'Zanzibar' }], family)
  await ctx.staff('PATCH', `/api/bookings/${booked.id}`, { bookingStatus: 'cancelled' })
  const { body } = await ctx.staff('GET', '/api/admin/customers?search=erased@example.com')
  expect((await ctx.staff('DELETE', `/api/admin/customers/${body.customers[0]?.id}`)).status).toBe(204)
  expect(await findColumnsWith(ctx, ['zanzibar'])).toEqual([])
})

it('answers leave with their booking', async () => {
  const { id } = await ask()
  const { body } = await book([{ questionId: id, value: 'A cat' }])
  await ctx.staff('DELETE', `/api/bookings/${body.id}`)
  const left = await ctx.db.select().from(bookingAnswers).where(eq(bookingAnswers.bookingId, body.id))
  expect(left).toEqual([])
})
