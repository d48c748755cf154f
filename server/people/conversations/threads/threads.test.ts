import { describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  contactSubmissions,
  outbox,
  textNumbers,
  texts,
} from '#server/foundation/database/schema/all-tables.ts'
import { eraseTexts, readFamilyTexts } from '#server/people/conversations/texts/erase-texts.ts'
import { receiveText } from '#server/people/conversations/texts/receive-text.ts'
import { sendDueTexts } from '#server/people/conversations/texts/send-due-texts.ts'
import { bearer } from '#test/factories/colleague.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { textingContext } from '#test/simulated/twilio/texting-context.ts'
import { MORNING } from '#test/test-context.ts'

const { ctx, getTwilio } = textingContext()

let heard = 0
const hear = (phone: string, body: string) =>
  receiveText(ctx, { providerId: `SM${++heard}`, from: `+1${phone}`, body, pictures: 0, optOutType: null })
const list = async () => (await ctx.staff('GET', '/api/admin/threads')).body.threads
const findThread = async (name: string) => present((await list()).find((thread) => thread.name === name))
const read = async (id: string) => (await ctx.staff('GET', `/api/admin/threads/${id}`)).body
const write = (id: string, by: 'mail' | 'text', text: string) =>
  ctx.staff('POST', `/api/admin/threads/${id}/messages`, { by, text })

async function meet(name: string, phone: string, day: string) {
  const email = `${name.toLowerCase().replace(/\W/g, '')}@example.com`
  await payForParty(ctx, { customerName: name, customerEmail: email, customerPhone: phone, bookingDate: day })
  return email
}

describe('a thread', () => {
  it('contains one family’s texts and mails, and can be read and answered', async () => {
    const email = await meet('Ana Ruiz', '(305) 555-2001', '2027-02-06')
    await ctx.call('POST', '/api/contact', { name: 'Ana', email, subject: 'Outdoors?', message: 'Can we?' })
    await hear('3055552001', 'And in the garden?')
    const { id, unread, phone, last } = await findThread('Ana Ruiz')
    expect([unread, phone, last]).toEqual([
      2,
      '+13055552001',
      expect.objectContaining({ by: 'text', isFromFamily: true, text: 'And in the garden?' }),
    ])
    expect((await ctx.staff('POST', `/api/admin/threads/${id}/read`)).status).toBe(204)
    expect((await findThread('Ana Ruiz')).unread).toBe(1)
    expect((await write(id, 'text', 'Gladly, in both.')).status).toBe(201)
    const { status, body } = await write(id, 'mail', 'Here is how.')
    expect(status).toBe(201)
    expect(body.entries.map(({ by, text, subject }) => text ?? `${by}: ${subject}`)).toEqual(
      expect.arrayContaining(['Can we?', 'And in the garden?', 'Gladly, in both.', 'Here is how.']),
    )
    expect((await findThread('Ana Ruiz')).unread).toBe(0)
    const [message] = await ctx.db
      .select()
      .from(contactSubmissions)
      .where(eq(contactSubmissions.email, email))
    expect(message?.responded).toBe(true)
    // Staff could undo it until then.
    await sendDueTexts({ ...ctx, now: () => new Date(+ctx.now() + 11_000) })
    expect(getTwilio().taken.map((one) => one.body)).toContain('Gladly, in both.')
  })

  it('waits again, and the answer is gone, once staff undo it; not after it was sent', async () => {
    await meet('Una Undo', '(305) 555-2031', '2027-04-03')
    const sent = { name: 'Una', email: 'unaundo@example.com', subject: 'Dogs?', message: 'May the dog stay?' }
    const { id: messageId } = (await ctx.call('POST', '/api/contact', sent)).body
    await hear('3055552031', 'And the cat?')
    const { id } = await findThread('Una Undo')
    expect(await findThread('Una Undo')).toMatchObject({ unread: 2, unreadTexts: 1 })
    expect((await read(`m${messageId}`)).id).toBe(id)
    const undo = (answer: string | undefined) => ctx.staff('DELETE', `/api/admin/answers/${answer}`)
    const waiting = async () => (await findThread('Una Undo')).unread
    for (const by of ['mail', 'text'] as const) {
      const { answer } = (await write(id, by, 'Both may.')).body
      expect(await waiting()).toBe(0)
      expect((await undo(answer)).status).toBe(204)
      expect(await waiting()).toBe(2)
      expect((await undo(answer)).status).toBe(409)
    }
    expect((await read(id)).entries.some(({ text }) => text === 'Both may.')).toBe(false)
    const reply = { subject: 'Re: Dogs?', message: 'It may.' }
    const replied = (await ctx.staff('POST', `/api/contact/submissions/${messageId}/reply`, reply)).body
    expect((await undo(replied.answer)).status).toBe(204)
    expect(await waiting()).toBe(2)
    const { answer } = (await write(id, 'text', 'Both may stay.')).body
    await ctx.db
      .update(texts)
      .set({ status: 'sent', nextAttemptAt: null })
      .where(eq(texts.body, 'Both may stay.'))
    expect((await undo(answer)).status).toBe(409)
    expect(await waiting()).toBe(0)
    expect((await ctx.call('DELETE', `/api/admin/answers/${answer}`)).status).toBe(401)
  })

  it('tells the next party, and the link to its page to people alone', async () => {
    await meet('Nia Next', '(305) 555-2032', '2027-05-08')
    await meet('Nia Next', '(305) 555-2032', '2027-04-24')
    await hear('3055552032', 'Which day is it?')
    const { id } = await findThread('Nia Next')
    const { party } = await read(id)
    expect(party).toEqual({ day: '2027-04-24', link: expect.stringMatching(/\/my-booking\/MT-.*token=/) })
    const key = (await ctx.staff('POST', '/api/admin/api-keys', { name: 'Inbox', scopes: ['messages'] })).body
    const answer = await ctx.call('GET', `/api/admin/threads/${id}`, undefined, bearer(key.key))
    expect(answer.body.party).toEqual({ day: '2027-04-24' })
    // Nor after staff answered with it.
    await write(id, 'mail', `See ${party?.link ?? ''} for your day.`)
    expect(JSON.stringify(await read(id))).toContain('token=')
    for (const path of [`/api/admin/threads/${id}`, '/api/admin/threads']) {
      const { body } = await ctx.call('GET', path, undefined, bearer(key.key))
      expect(JSON.stringify(body)).toMatch(/See http.*\/my-booking\/… for your day/)
      expect(JSON.stringify(body)).not.toContain('token=')
    }
  })

  it('is answered in the language of the page that a family wrote on', async () => {
    const email = 'dora@example.com'
    const written = { name: 'Dora Diaz', email, subject: '¿Jardín?', message: '¿Se puede?' }
    await ctx.call('POST', '/api/contact', written, { 'X-Language': 'es' })
    const { id } = await findThread('Dora Diaz')
    expect((await write(id, 'mail', 'Claro que sí.')).status).toBe(201)
    const [mail] = await ctx.db.select().from(outbox).where(eq(outbox.recipient, email))
    expect(present(mail).subject).toBe('Un mensaje sobre su fiesta')
  })

  it('is on Today until it is answered, once for each conversation', async () => {
    const onToday = async () =>
      (await ctx.staff('GET', '/api/admin/today')).body.waiting.find(({ kind }) => kind === 'unanswered_text')
    await ctx.db.update(texts).set({ readAt: MORNING })
    expect(await onToday()).toBeUndefined()
    await meet('Tia Today', '(305) 555-2041', '2027-06-05')
    await hear('3055552041', 'Is there a park?')
    await hear('3055552041', 'For the van?')
    await hear('7865552042', 'Do you rent?')
    const { items = [], count } = present(await onToday())
    expect([count, items.map(({ sentence }) => sentence)]).toEqual([
      2,
      ['Tia Today: For the van?', '(786) 555-2042: Do you rent?'],
    ])
    const { id } = await findThread('Tia Today')
    expect((await read(present(items[0]).link.replace('/admin/messages/threads/', ''))).id).toBe(id)
    await write(id, 'text', 'Yes, behind the house.')
    expect(present(await onToday()).count).toBe(1)
  })

  it('409 texts_stopped for a number that opted out; a mail is still possible', async () => {
    await meet('Bo Stopped', '(305) 555-2002', '2027-02-13')
    await hear('3055552002', 'STOP')
    const { id } = await findThread('Bo Stopped')
    const { status, body } = await write(id, 'text', 'Hello?')
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'texts_stopped' })])
    expect((await read(id)).hasStoppedTexts).toBe(true)
    expect((await write(id, 'mail', 'Hello.')).status).toBe(201)
  })

  it('from an unknown number can be filed with a family', async () => {
    await meet('Cleo Known', '(305) 555-2003', '2027-02-20')
    await hear('7865552004', 'It is Cleo, from another phone')
    const [number] = await ctx.db.select().from(textNumbers).where(eq(textNumbers.phone, '+17865552004'))
    const id = `n${present(number).id}`
    const unknown = present((await list()).find((thread) => thread.id === id))
    expect([unknown.name, unknown.email, unknown.unread]).toEqual(['', null, 1])
    expect((await write(id, 'mail', 'Hi')).status).toBe(409)
    await hear('3055552003', 'Hi')
    const family = await findThread('Cleo Known')
    const customerId = Number(family.id.slice(1))
    const filed = await ctx.staff('PUT', `/api/admin/threads/${id}/customer`, { customerId })
    expect([filed.status, filed.body.id]).toEqual([200, family.id])
    expect((await findThread('Cleo Known')).unread).toBe(2)
    expect(
      (await ctx.staff('PUT', `/api/admin/threads/${id}/customer`, { customerId: 999_999 })).status,
    ).toBe(404)
    expect((await ctx.staff('PUT', `/api/admin/threads/${family.id}/customer`, { customerId })).status).toBe(
      409,
    )
  })

  it('stays with its family, under its name, as another one books with its number', async () => {
    await meet('Flora First', '(305) 555-2009', '2027-03-06')
    await hear('3055552009', 'Hi, it is Flora')
    const { id } = await findThread('Flora First')
    await meet('Closed Tab', '(305) 555-2009', '2027-03-13')
    expect((await findThread('Flora First')).id).toBe(id)
    expect((await list()).some(({ name }) => name === 'Closed Tab')).toBe(false)
    const [typo] = await ctx.db.select().from(bookings).where(eq(bookings.customerName, 'Closed Tab'))
    const { customerPhone, id: bookingId } = present(typo)
    const other = { id: 0, bookings: [{ id: bookingId, customerPhone }], waiting: [] }
    const about = await ctx.db.transaction((tx) => readFamilyTexts(tx, other))
    expect(about.texts).toEqual([])
    await ctx.db.transaction((tx) => eraseTexts(tx, other))
    expect((await findThread('Flora First')).last.text).toBe('Hi, it is Flora')
  })

  it('stays with its family as staff give its number to an older booking of another one', async () => {
    const numbers = { old: '(305) 555-2013', bea: '(305) 555-2014' }
    await meet('Old Anna', numbers.old, '2027-03-20')
    await meet('Bea Later', numbers.bea, '2027-03-27')
    await hear('3055552014', 'My secret question')
    const { id } = await findThread('Bea Later')
    const [older] = await ctx.db.select().from(bookings).where(eq(bookings.customerName, 'Old Anna'))
    const { id: bookingId, version } = present(older)
    const change = (customerPhone: string, seen: number) =>
      ctx.staff('PATCH', `/api/bookings/${bookingId}`, { customerPhone, version: seen })
    expect((await change(numbers.bea, version)).status).toBe(200)
    expect((await findThread('Bea Later')).id).toBe(id)
    expect((await list()).some(({ name }) => name === 'Old Anna')).toBe(false)
    // A number that a booking always had stays its own, however staff edit it.
    await meet('Third Typo', numbers.old, '2027-04-03')
    expect((await change(numbers.old, version + 1)).status).toBe(200)
    expect((await change('305-555-2013', version + 2)).status).toBe(200)
    await hear('3055552013', 'It is Anna')
    expect((await findThread('Old Anna')).last.text).toBe('It is Anna')
    expect((await findThread('Bea Later')).id).toBe(id)
  })

  it('stays with its family as its booking is deleted and another one has its number', async () => {
    await meet('Dora Deleted', '(305) 555-2018', '2027-04-24')
    await hear('3055552018', 'Our gate code is 1234')
    const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.customerName, 'Dora Deleted'))
    await meet('New Number', '(305) 555-2018', '2027-05-01')
    const { id } = present(booking)
    expect((await ctx.staff('DELETE', `/api/bookings/${id}?money=refund`)).status).toBe(204)
    expect((await list()).some(({ name }) => name === 'New Number')).toBe(false)
    expect((await findThread('Dora Deleted')).last.text).toBe('Our gate code is 1234')
  })

  it('stays among the conversations as its booking gets another number', async () => {
    await meet('Eve Moved', '(305) 555-2019', '2027-05-08')
    await hear('3055552019', 'This is my old phone')
    const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.customerName, 'Eve Moved'))
    const { id, version } = present(booking)
    const changed = { customerPhone: '(305) 555-2020', version }
    expect((await ctx.staff('PATCH', `/api/bookings/${id}`, changed)).status).toBe(200)
    expect((await list()).filter(({ last }) => last.text === 'This is my old phone')).toHaveLength(1)
  })

  it('of a filed number goes along as its family is merged into another record', async () => {
    const customerOf = async (name: string) => Number((await findThread(name)).id.slice(1))
    await meet('Gina Kept', '(305) 555-2015', '2027-04-10')
    await meet('Gina Other', '(305) 555-2016', '2027-04-17')
    for (const phone of ['3055552015', '3055552016', '7865552017']) await hear(phone, `From ${phone}`)
    const [number] = await ctx.db.select().from(textNumbers).where(eq(textNumbers.phone, '+17865552017'))
    const [id, otherId] = [await customerOf('Gina Kept'), await customerOf('Gina Other')]
    const filed = { customerId: otherId }
    await ctx.staff('PUT', `/api/admin/threads/n${present(number).id}/customer`, filed)
    expect((await ctx.staff('POST', `/api/admin/customers/${id}/merge`, { otherId })).status).toBe(200)
    const { entries } = await read(`c${id}`)
    expect(entries.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['From 3055552016', 'From 7865552017']),
    )
  })

  it('400 without text or with too much, 404 for an unknown thread, 401 for visitors', async () => {
    const { id } = await findThread('Ana Ruiz')
    expect((await write(id, 'text', ' ')).status).toBe(400)
    expect((await write(id, 'text', 'a'.repeat(1601))).status).toBe(400)
    expect((await write('c999999', 'mail', 'Hi')).status).toBe(404)
    expect((await ctx.staff('GET', '/api/admin/threads/c999999')).status).toBe(404)
    expect((await ctx.staff('POST', '/api/admin/threads/c999999/read')).status).toBe(404)
    expect((await ctx.call('GET', '/api/admin/threads')).status).toBe(401)
  })
})

describe('the cost of a month', () => {
  it('is that of the texts sent in it, by segments and the owner’s price', async () => {
    const path = '/api/admin/text-costs'
    const sentAt = (at: string, segments: number) =>
      ctx.db.insert(texts).values({
        kind: 'answer',
        phone: '+13055552009',
        body: 'x',
        segments,
        status: 'delivered',
        sentAt: new Date(at),
      })
    // A month of 150 parties with five texts each, one of which is answered in two segments.
    for (let party = 0; party < 150; party++) {
      await sentAt('2027-03-01T05:00:00Z', 5)
      await sentAt('2027-04-01T03:59:59Z', 2)
    }
    await sentAt('2027-03-01T04:59:59Z', 1)
    await sentAt('2027-04-01T04:00:00Z', 1)
    const march = async () => (await ctx.staff('GET', `${path}?month=2027-03`)).body
    expect(await march()).toMatchObject({ texts: 300, segments: 1050, segmentPrice: null, cost: null })
    expect((await ctx.staff('PUT', `${path}/price`, { segmentPrice: '0.0113' })).status).toBe(200)
    expect(await march()).toMatchObject({ segmentPrice: '0.0113', cost: '11.87' })
    expect((await ctx.staff('PUT', `${path}/price`, { segmentPrice: 'much' })).status).toBe(400)
    expect((await ctx.staff('GET', `${path}?month=2027-13`)).status).toBe(400)
    await ctx.staff('PUT', `${path}/price`, { segmentPrice: null })
    expect((await march()).cost).toBeNull()
  })
})

describe('the link to a text in the mail to the owner', () => {
  const readLink = async (words: string) => {
    const mails = await ctx.db.select().from(outbox).where(eq(outbox.kind, 'owner-text'))
    const mail = present(mails.find(({ text }) => text.includes(words)))
    return /admin\/messages\/threads\/(t\d+)/.exec(mail.text)?.[1] ?? ''
  }

  it('leads to the family’s thread, even if it was filed with the family later', async () => {
    await meet('Dora Links', '(305) 555-2011', '2027-02-27')
    await hear('3055552011', 'Dora here')
    const dora = await read(await readLink('Dora here'))
    expect(dora).toMatchObject({ name: 'Dora Links', id: expect.stringMatching(/^c\d+$/) })
    await hear('7865552012', 'My other phone')
    const link = await readLink('My other phone')
    const unknown = await read(link)
    expect(unknown).toMatchObject({ name: '', id: expect.stringMatching(/^n\d+$/) })
    const customerId = Number(dora.id.slice(1))
    await ctx.staff('PUT', `/api/admin/threads/${unknown.id}/customer`, { customerId })
    for (const id of [link, unknown.id]) expect((await read(id)).id).toBe(dora.id)
  })

  it('404 for an unknown text', async () => {
    for (const id of ['t999999', 'n999999', 'c999999'])
      expect((await ctx.staff('GET', `/api/admin/threads/${id}`)).status).toBe(404)
  })
})

it('texts are found by their contents and number, except automatic ones', async () => {
  await hear('7865552021', 'Do you bring fairy lanterns?')
  await ctx.db.insert(texts).values({
    kind: 'day-before',
    phone: '+17865552021',
    body: 'fairy lanterns',
    segments: 1,
    status: 'sent',
  })
  const find = async (q: string) =>
    (await ctx.staff('GET', `/api/admin/search?q=${encodeURIComponent(q)}`)).body
  const [found, ...others] = await find('fairy lanterns')
  expect(found).toMatchObject({
    kind: 'message',
    title: 'Do you bring fairy lanterns?',
    subtitle: '(786) 555-2021',
  })
  expect(found?.link).toBe(`/admin/messages/threads/${found?.id}`)
  expect(others).toEqual([])
  expect((await find('555-2021')).map(({ id }) => id)).toEqual([found?.id])
})
