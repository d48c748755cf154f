import { beforeEach, describe, expect, it } from 'vitest'
import { AUTOMATIC_TEXTS } from '#domain/people/conversations/due-texts.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { events, mailTexts, outbox, users } from '#server/foundation/database/schema/all-tables.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const put = (kind: string, body: unknown) => ctx.staff('PUT', `/api/admin/mail-texts/${kind}`, body)

beforeEach(async () => {
  await ctx.db.delete(mailTexts)
  await ctx.db.delete(outbox)
})

describe('GET /api/admin/mail-schedule', () => {
  const find = async (kind: string) => {
    const { status, body } = await ctx.staff('GET', '/api/admin/mail-schedule')
    expect(status).toBe(200)
    return body.find((mail) => mail.kind === kind)
  }

  it('200: says what goes to whom, when, and by which way', async () => {
    expect(await find('balance-reminder')).toEqual({
      kind: 'balance-reminder',
      subject: 'Your balance for {day}: {owed}',
      reader: 'family',
      when: '10 and 7 days before the party, if money is owed',
      by: ['mail', 'text'],
    })
    expect(await find('owner-booking')).toMatchObject({ reader: 'owner', by: ['mail'] })
    expect(await find('invitation')).toMatchObject({ reader: 'staff' })
    expect(await find('text-done')).toMatchObject({ by: ['text'] })
  })

  it('200: has each text message that is sent automatically, once', async () => {
    const { body } = await ctx.staff('GET', '/api/admin/mail-schedule')
    const texted = body.filter(({ by }) => by.includes('text'))
    // The one more is the offer of a spot.
    expect(texted).toHaveLength(AUTOMATIC_TEXTS.length + 1)
  })

  it('401: is for staff', async () =>
    expect((await ctx.call('GET', '/api/admin/mail-schedule')).status).toBe(401))
})

describe('GET /api/admin/mail-texts', () => {
  it('200: lists every mail that the owner can rewrite, with default words on a new site', async () => {
    const { status, body } = await ctx.staff('GET', '/api/admin/mail-texts')
    expect(status).toBe(200)
    const kinds = body.map(({ kind }) => kind)
    expect(kinds).toContain('confirmation')
    expect(kinds).toContain('review-request')
    expect(body.flatMap(({ texts }) => [texts.en.isOwn, texts.es.isOwn])).not.toContain(true)
  })

  it('200: adds a closing paragraph and changes the greeting, which null restores', async () => {
    const paragraphs = { greeting: 'Hi {name}!', closing: 'Yours, Ana & Leo' }
    const { body } = await put('rescheduled', { language: 'en', paragraphs })
    expect(body.texts.en).toMatchObject({ paragraphs, usual: { paragraphs: { closing: '' } }, isOwn: true })
    const back = { greeting: null, closing: '' }
    const { body: after } = await put('rescheduled', { language: 'en', paragraphs: back })
    expect(after.texts.en).toMatchObject({ paragraphs: { greeting: 'Hello {name},' }, isOwn: false })
  })

  it('404: for a mail that cannot be rewritten, or does not exist', async () => {
    for (const kind of ['invitation', 'nothing', 'constructor']) {
      expect((await ctx.staff('GET', `/api/admin/mail-texts/${kind}`)).status).toBe(404)
      expect((await put(kind, { language: 'en', subject: 'Mine' })).status).toBe(404)
      expect((await ctx.staff('DELETE', `/api/admin/mail-texts/${kind}`)).status).toBe(404)
      for (const call of ['preview', 'test'])
        expect(
          (await ctx.staff('POST', `/api/admin/mail-texts/${kind}/${call}`, { language: 'en' })).status,
        ).toBe(404)
    }
  })

  it('401: without credentials', async () => {
    expect((await ctx.call('GET', '/api/admin/mail-texts')).status).toBe(401)
    expect((await ctx.call('PUT', '/api/admin/mail-texts/confirmation', {})).status).toBe(401)
    expect((await ctx.call('DELETE', '/api/admin/mail-texts/confirmation')).status).toBe(401)
  })
})

describe('PUT /api/admin/mail-texts/{kind}', () => {
  it('200: changes the next mail, in its language only, which keeps its money and links', async () => {
    const paragraphs = { next: 'See you soon, {name}!\n<img src=x onerror=alert(1)>', ownPage: '' }
    const { status, body } = await put('confirmation', {
      language: 'en',
      subject: 'Yay, {theme}!',
      paragraphs,
    })
    expect(status).toBe(200)
    expect(body.texts).toMatchObject({
      en: { subject: 'Yay, {theme}!', isOwn: true, paragraphs },
      es: { isOwn: false },
    })
    await payForParty(ctx, { bookingDate: '2027-03-13' })
    const [mail] = await ctx.db.select().from(outbox).where(eq(outbox.kind, 'confirmation'))
    expect(mail?.subject).toBe('Yay, Boho Blossom!')
    expect(mail?.html).toContain('See you soon, Maria!<br>&lt;img src=x onerror=alert(1)&gt;')
    expect(mail?.html).not.toContain('<img src=x')
    expect(mail?.text).toMatch(/We received your deposit of \$/)
    expect(mail?.text).toMatch(/\/my-booking\/MT-/)
    expect(mail?.text).not.toContain('you can pay the balance, get your receipt')
    const [entry] = await ctx.db
      .select()
      .from(events)
      .where(eq(events.subject, 'mail'))
      .orderBy(desc(events.id))
    expect(entry).toMatchObject({ action: 'changed', facts: { kind: 'text', text: 'confirmation, en' } })
  })

  it('200: does not store default words, so that later wording reaches them', async () => {
    const { body } = await put('confirmation', { language: 'es', heading: 'Mía' })
    await put('confirmation', { language: 'es', heading: body.texts.es.usual.heading })
    expect(await ctx.db.select().from(mailTexts)).toEqual([])
  })

  it.each([
    [
      { language: 'en', subject: '{total}' },
      /^This email has no field \{total\}\. It has: \{name\}/,
      'subject',
    ],
    [{ language: 'en', paragraphs: { next: '{' } }, /^There’s a stray brace/, 'paragraphs.next'],
    [
      { language: 'en', paragraphs: { prices: 'Free' } },
      /^This email has no such paragraph\. It has: greeting, next, ownPage, closing/,
      '',
    ],
    [{ language: 'en', subject: ' ' }, 'An email needs a subject', 'subject'],
    [{ language: 'fr', subject: 'Bonjour' }, 'Choose English or Spanish', 'language'],
    [{ language: 'en', subject: 'x'.repeat(151) }, 'Use at most 150 characters', 'subject'],
  ])('400: %j', async (body, message, path) => {
    const refused = await put('confirmation', body)
    expect(refused.status).toBe(400)
    expect(refused.body.message).toMatch(message)
    expect(refused.body.errors?.[0]?.path ?? '').toBe(path)
    expect((await ctx.staff('POST', '/api/admin/mail-texts/confirmation/preview', body)).status).toBe(400)
    expect(await ctx.db.select().from(mailTexts)).toEqual([])
  })
})

describe('DELETE /api/admin/mail-texts/{kind}', () => {
  it('204: restores one language, or both', async () => {
    for (const language of ['en', 'es']) await put('cancelled', { language, subject: 'Mine' })
    expect((await ctx.staff('DELETE', '/api/admin/mail-texts/cancelled?language=en')).status).toBe(204)
    expect(await ctx.db.select().from(mailTexts)).toMatchObject([{ language: 'es' }])
    expect((await ctx.staff('DELETE', '/api/admin/mail-texts/cancelled')).status).toBe(204)
    expect(await ctx.db.select().from(mailTexts)).toEqual([])
  })
})

describe('the preview of a mail before it is saved', () => {
  const words = { language: 'es', subject: 'Hola {name}', paragraphs: { next: '<b>Pronto</b>' } }

  it('200: shows a sample party, and stores nothing', async () => {
    const { status, body } = await ctx.staff('POST', '/api/admin/mail-texts/confirmation/preview', words)
    expect(status).toBe(200)
    expect(body.subject).toBe('Hola Maria')
    expect(body.html).toContain('&lt;b&gt;Pronto&lt;/b&gt;')
    expect(body.text).toContain('<b>Pronto</b>')
    expect(await ctx.db.select().from(mailTexts)).toEqual([])
  })

  it('409: a test needs an address; 200: it goes to the person who asked for it', async () => {
    await ctx.db.update(users).set({ email: null })
    const send = () => ctx.staff('POST', '/api/admin/mail-texts/confirmation/test', words)
    expect((await send()).status).toBe(409)
    await ctx.db.update(users).set({ email: 'owner@example.com' })
    // The preview does not overwrite what has been stored meanwhile.
    await put('confirmation', { language: 'es', subject: 'Guardado', paragraphs: { closing: 'Adiós' } })
    expect(await send()).toMatchObject({ status: 200, body: { sentTo: 'owner@example.com' } })
    expect(await ctx.db.select().from(outbox)).toMatchObject([
      { kind: 'test-mail', recipient: 'owner@example.com', subject: 'Hola Maria' },
    ])
  })
})
