import { beforeEach, describe, expect, it } from 'vitest'
import { ERASED } from '#domain/people/customers/contact-keys.ts'
import { MAILS_PER_MINUTE } from '#domain/people/follow-ups/campaigns.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import {
  advertisingRefusals,
  bookings,
  campaigns,
  newsletterSubscribers,
  outbox,
} from '#server/foundation/database/schema/all-tables.ts'
import { isolateFailures } from '#server/foundation/jobs/isolate-failures.ts'
import { sendDueMail } from '#server/foundation/mail/send-due-mail.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { sendCampaigns, withdrawCampaignMails } from './send-campaigns.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off', PUBLIC_URL: 'https://moonlit.example' } })
const withdraw = () => isolateFailures(ctx, (attempt) => withdrawCampaignMails(ctx, attempt))
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOON = new Date(+MORNING + 4 * 60 * MINUTE)
const ENGLISH = {
  subject: 'New this summer',
  heading: 'A night in the desert',
  body: 'There is a new theme.\n\nAugust has free weekends.',
  button: 'Find a free day',
}
const SPANISH = {
  subject: 'Novedades del verano',
  heading: 'Una noche en el desierto',
  body: 'Hay un tema nuevo.\n\nEn agosto quedan fines de semana.',
  button: 'Buscar un día',
}
const EMPTY = { subject: '', heading: '', body: '', button: '' }
const DRAFT = {
  words: { en: ENGLISH, es: SPANISH },
  pictures: [] as string[],
  audience: { subscribers: true, families: false },
}

beforeEach(async () => {
  ctx.setNow(NOON)
  await ctx.db.delete(campaigns)
  await ctx.db.delete(newsletterSubscribers)
  await ctx.db.delete(advertisingRefusals)
  await ctx.db.delete(outbox)
  await ctx.staff('PUT', '/api/contact-info', { ...CONTACT, address: '1200 Biscayne Blvd, Miami, FL 33132' })
})

const CONTACT = {
  phone: '(305) 555-0123',
  email: 'hello@moonlit-teepees.example',
  hours: 'Every day',
}

/** Adds addresses to the list, confirmed unless told otherwise. */
async function subscribed(count: number, values: object = {}): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    email: `reader${index + 1}@example.com`,
    confirmedAt: MORNING,
    createdAt: MORNING,
    ...values,
  }))
  await ctx.db.insert(newsletterSubscribers).values(rows)
  return rows.map(({ email }) => email)
}

const create = (changes: object = {}) => ctx.staff('POST', '/api/admin/campaigns', { ...DRAFT, ...changes })
const send = (id: number, version = 1) => ctx.staff('POST', `/api/admin/campaigns/${id}/send`, { version })
const stop = (id: number) => ctx.staff('POST', `/api/admin/campaigns/${id}/stop`)
const list = async () => (await ctx.staff('GET', '/api/admin/campaigns')).body
const read = async (id: number) => present((await list()).campaigns.find((one) => one.id === id))
const mails = () => ctx.db.select().from(outbox).where(eq(outbox.kind, 'newsletter')).orderBy(outbox.id)
/** Runs the job once a minute for this many minutes; its mails are sent, unless the mail server is down. */
async function run(minutes = 1, leaves = true): Promise<number[]> {
  const written: number[] = []
  for (let minute = 0; minute < minutes; minute++) {
    written.push(await sendCampaigns(ctx))
    if (leaves) await sendDueMail(ctx)
    ctx.setNow(new Date(+ctx.now() + MINUTE))
  }
  return written
}

async function started(changes: object = {}): Promise<number> {
  const { id } = (await create(changes)).body
  expect((await send(id)).body).toMatchObject({ state: 'sending' })
  return id
}

describe('a newsletter', () => {
  it('201, 200, 204: is stored as a draft, and changed and deleted by whoever read its last version', async () => {
    const made = await create({ words: { en: ENGLISH, es: EMPTY } })
    expect([made.status, made.body.state, made.body.version]).toEqual([201, 'draft', 1])
    const { id } = made.body
    const change = (version: number) => ctx.staff('PUT', `/api/admin/campaigns/${id}`, { ...DRAFT, version })
    expect((await change(1)).body).toMatchObject({ version: 2, words: { es: SPANISH } })
    expect((await change(1)).body.code).toBe('newer_version')
    expect((await send(id, 1)).body.code).toBe('newer_version')
    expect((await ctx.staff('DELETE', `/api/admin/campaigns/${id}`)).status).toBe(204)
    for (const [method, what] of [
      ['DELETE', ''],
      ['POST', '/stop'],
    ] as const)
      expect((await ctx.staff(method, `/api/admin/campaigns/${id}${what}`)).status).toBe(404)
    expect((await send(id)).status).toBe(404)
    const log = (await ctx.staff('GET', '/api/admin/audit?subject=newsletter')).body.entries
    expect(log.slice(0, 3).map(({ action, details }) => [action, details])).toEqual([
      ['deleted', 'New this summer'],
      ['changed', 'New this summer'],
      ['created', 'New this summer'],
    ])
  })

  it('400 for an empty audience, too much text and another site’s file; 409 for a picture that no longer exists', async () => {
    const words = { ...DRAFT.words, en: { ...ENGLISH, body: 'x'.repeat(6001) } }
    const audience = { subscribers: false, families: false }
    const pictures = Array.from({ length: 5 }, (_, index) => `/uploads/${index}.jpg`)
    for (const wrong of [{ words }, { audience }, { pictures }, { pictures: ['ftp://x/y.jpg'] }])
      expect((await create(wrong)).status).toBe(400)
    expect(
      (await ctx.staff('POST', '/api/admin/campaign-preview', { ...DRAFT, language: 'fr' })).status,
    ).toBe(400)
  })

  it('400 for a draft without a subject, said in each language, as the list names it by its subject', async () => {
    const unnamed = { ...EMPTY, subject: '   ', body: 'August has free weekends.' }
    const refused = await create({ words: { en: unnamed, es: EMPTY } })
    expect([refused.status, refused.body.errors?.map(({ path }) => path)]).toEqual([
      400,
      ['words.en.subject', 'words.es.subject'],
    ])
    expect((await create({ words: { en: EMPTY, es: { ...EMPTY, subject: 'Verano' } } })).status).toBe(201)
  })

  it('is sent to each confirmed address once, in its language, with the headers of RFC 8058', async () => {
    await subscribed(2)
    await subscribed(1, { email: 'rosa@example.com', language: 'es' })
    await subscribed(1, { email: 'unconfirmed@example.com', confirmedAt: null })
    await subscribed(1, { email: 'waiting@example.com', confirmedAt: null, state: 'waiting' })
    await subscribed(1, { email: 'left@example.com', state: 'unsubscribed', unsubscribedAt: MORNING })
    expect((await list()).audience).toMatchObject({ subscribers: 3, unconfirmed: 1 })
    const id = await started()
    expect(await run(2)).toEqual([3, 0])
    const all = await mails()
    expect(all.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['reader1@example.com', ENGLISH.subject],
      ['reader2@example.com', ENGLISH.subject],
      ['rosa@example.com', SPANISH.subject],
    ])
    const [first, , rosa] = all
    expect(first?.text).toContain('There is a new theme.\n\nAugust has free weekends.')
    expect(first?.text).toContain('1200 Biscayne Blvd')
    expect(first?.text).toContain('https://moonlit.example/booking?utm_source=newsletter')
    expect(first?.text).toContain(present(first?.unsubscribeUrl ?? undefined))
    expect(rosa?.text).toContain('https://moonlit.example/es/reservar?utm_source=newsletter')
    expect(rosa?.unsubscribeUrl).toMatch(/\/es\/boletin\/cancelar\//)
    expect(await read(id)).toMatchObject({ state: 'sent', sent: 3, waiting: 0 })
    expect((await send(id)).body.code).toBe('conflict')
    const log = (await ctx.staff('GET', '/api/admin/audit?subject=newsletter')).body.entries
    expect(log[0]).toMatchObject({ action: 'began to send', details: ENGLISH.subject })
  })

  it('shows its pictures by absolute URLs, and keeps them from being deleted', async () => {
    const { body } = await ctx.staff('POST', '/api/admin/campaign-preview', {
      ...DRAFT,
      pictures: ['/images/desert.jpg', 'https://pictures.example/two.jpg'],
      language: 'en',
    })
    expect(body.html).toContain('src="/images/desert.jpg"')
    expect(body.html).toContain('src="https://pictures.example/two.jpg"')
    expect(body.text).not.toContain('desert.jpg')
    expect(body.subject).toBe(ENGLISH.subject)
    await subscribed(1)
    await started({ pictures: ['/images/desert.jpg'] })
    await run()
    expect((await mails())[0]?.html).toContain('src="https://moonlit.example/images/desert.jpg"')
  })

  it('is sent to its author as a test, and to nobody else', async () => {
    await subscribed(1)
    const sent = await ctx.staff('POST', '/api/admin/campaign-test', { ...DRAFT, language: 'es' })
    expect([200, 409]).toContain(sent.status)
    expect(await mails()).toEqual([])
  })
})

describe('sending', () => {
  it('409 without a real postal address, without readers, and without text in a reader’s language', async () => {
    const { id } = (await create({ words: { en: ENGLISH, es: EMPTY } })).body
    expect((await send(id)).body.message).toMatch(/^No one would get it/)
    await subscribed(1, { email: 'rosa@example.com', language: 'es' })
    expect((await send(id)).body.message).toMatch(/^1 recipient reads Spanish\. Write the subject/)
    await ctx.staff('PUT', '/api/contact-info', {
      ...CONTACT,
      address: '123 Placeholder Street, Miami, FL 33101',
    })
    expect((await send(id)).body.message).toMatch(/real postal address/)
    expect(await read(id)).toMatchObject({ state: 'draft', waiting: 0 })
  })

  it('401 for visitors, 403 for the crew', async () => {
    const crew = await addColleague(ctx, 'driver', 'crew')
    expect((await ctx.call('GET', '/api/admin/campaigns')).status).toBe(401)
    expect((await ctx.call('GET', '/api/admin/campaigns', undefined, crew.headers)).status).toBe(403)
    expect((await ctx.call('POST', '/api/admin/campaigns', DRAFT, crew.headers)).status).toBe(403)
  })
})

describe('the rate limit', () => {
  it('is shared by two servers, and nothing is written at night', async () => {
    await subscribed(2 * MAILS_PER_MINUTE + 5)
    const id = await started()
    const first = await Promise.all([sendCampaigns(ctx), sendCampaigns(ctx)])
    expect(first[0] + first[1]).toBe(MAILS_PER_MINUTE)
    ctx.setNow(new Date(+NOON + 12 * 60 * MINUTE))
    expect(await run()).toEqual([0])
    ctx.setNow(new Date(+NOON + DAY))
    expect(await run(3)).toEqual([MAILS_PER_MINUTE, 5, 0])
    expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(2 * MAILS_PER_MINUTE + 5)
    expect(await read(id)).toMatchObject({ state: 'sent', sent: 2 * MAILS_PER_MINUTE + 5 })
  })
})

describe('a stopped newsletter', () => {
  it('leaves nothing behind: unsent mails are withdrawn, and sent later, once each', async () => {
    await subscribed(30)
    const id = await started()
    await run(1, false)
    // Three had been sent when it was stopped.
    const [one, two, three] = await mails()
    for (const mail of [one, two, three])
      await ctx.db
        .update(outbox)
        .set({ status: 'sent', sentAt: ctx.now() })
        .where(eq(outbox.id, present(mail).id))
    expect((await stop(id)).body).toMatchObject({ state: 'stopped', sent: 3, waiting: 27 })
    expect((await stop(id)).status).toBe(200)
    expect([await run(), (await mails()).length]).toEqual([[0], 3])
    expect((await ctx.staff('DELETE', `/api/admin/campaigns/${id}`)).status).toBe(409)
    expect((await ctx.staff('PUT', `/api/admin/campaigns/${id}`, { ...DRAFT, version: 1 })).status).toBe(409)
    expect((await send(id)).body).toMatchObject({ state: 'sending' })
    await run(4)
    expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual(
      Array.from({ length: 30 }, (_, index) => `reader${index + 1}@example.com`).toSorted(),
    )
    expect((await stop(id)).body.code).toBe('conflict')
  })

  it('does not write an attempted mail again, since the response may have been lost', async () => {
    await subscribed(2)
    const id = await started()
    await run(1, false)
    const [tried] = await mails()
    await ctx.db
      .update(outbox)
      .set({ attempts: 1 })
      .where(eq(outbox.id, present(tried).id))
    expect((await stop(id)).body).toMatchObject({ sent: 1, waiting: 1 })
  })
})

describe('the rule for all advertising', () => {
  async function aFamily(customerEmail: string, bookingDate: string) {
    ctx.setNow(MORNING)
    const booking = await payForParty(ctx, { customerEmail, bookingDate: '2027-08-01', isDeposit: false })
    await ctx.db.update(bookings).set({ bookingDate }).where(eq(bookings.id, booking.id))
    await ctx.db.delete(outbox)
    ctx.setNow(NOON)
    return booking.id
  }
  const toFamilies = { audience: { subscribers: false, families: true } }

  it('lets a past family through once a week, and never one that booked, opted out or was erased', async () => {
    await ctx.db.update(bookings).set({ bookingStatus: 'cancelled', cancelReason: 'staff' })
    await aFamily('past@example.com', '2026-06-06')
    await aFamily('ahead@example.com', '2026-06-13')
    const refusing = await aFamily('refusing@example.com', '2026-06-20')
    const erased = await aFamily('erased@example.com', '2026-06-27')
    const id = await started(toFamilies)
    ctx.setNow(MORNING)
    await payForParty(ctx, { customerEmail: 'ahead@example.com', bookingDate: '2027-09-11' })
    ctx.setNow(NOON)
    await ctx.db.update(bookings).set({ customerEmail: ERASED }).where(eq(bookings.id, erased))
    await ctx.db.insert(newsletterSubscribers).values({
      email: 'refusing@example.com',
      state: 'unsubscribed',
      unsubscribedAt: MORNING,
      createdAt: MORNING,
    })
    await run(2)
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['past@example.com'])
    expect(await read(id)).toMatchObject({
      sent: 1,
      skipped: { booked: 1, refused: 1, erased: 1, 'this-week': 0 },
    })
    expect(refusing).toBeGreaterThan(0)
    // Another newsletter some days later.
    ctx.setNow(new Date(+NOON + 6 * DAY))
    const next = await started(toFamilies)
    await run(2)
    expect(await read(next)).toMatchObject({ sent: 0, skipped: { 'this-week': 1 } })
    ctx.setNow(new Date(+NOON + 8 * DAY))
    const later = await started(toFamilies)
    await run(2)
    expect(await read(later)).toMatchObject({ sent: 1 })
  })

  it('withdraws queued mails of readers who unsubscribe with one click, also when staff send them again, and mails that are days late', async () => {
    await ctx.db.update(bookings).set({ bookingStatus: 'cancelled', cancelReason: 'staff' })
    await aFamily('leaving@example.com', '2026-06-06')
    await subscribed(2)
    const id = await started({ audience: { subscribers: true, families: true } })
    await run(2, false)
    const [first, , family] = await mails()
    const token = (url: string | null | undefined) => present(url?.split('/').pop())
    expect(
      (await ctx.call('POST', '/api/newsletter/unsubscribe', { token: token(first?.unsubscribeUrl) })).status,
    ).toBe(200)
    expect(family?.unsubscribeUrl).toContain('/follow-ups/unsubscribe/')
    const leave = () =>
      ctx.call('POST', '/api/follow-ups/unsubscribe', { token: token(family?.unsubscribeUrl) })
    for (const _ of [1, 2]) expect((await leave()).status).toBe(200)
    await withdraw()
    await sendDueMail(ctx)
    const statuses = async () => (await mails()).map(({ lastFailure }) => lastFailure !== null)
    expect(await statuses()).toEqual([true, false, true])
    expect(await read(id)).toMatchObject({ sent: 1, skipped: { refused: 2 } })
    await ctx.db.delete(advertisingRefusals)
    await ctx.db.update(outbox).set({ status: 'queued' })
    await withdraw()
    expect((await mails()).map(({ status }) => status)).toEqual(['kept', 'queued', 'queued'])
    expect(await read(id)).toMatchObject({ sent: 2, skipped: { refused: 1 } })
    ctx.setNow(new Date(+NOON + 4 * DAY))
    await withdraw()
    expect(await read(id)).toMatchObject({ sent: 0, skipped: { refused: 1, 'too-late': 2 } })
  })

  it('404 for a modified link', async () => {
    for (const token of [`${'x'.repeat(43)}-1`, `${'x'.repeat(43)}-`, 'x'])
      expect((await ctx.call('POST', '/api/follow-ups/unsubscribe', { token })).status).toBe(404)
  })
})
