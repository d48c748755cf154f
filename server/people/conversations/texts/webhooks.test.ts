import { describe, expect, it } from 'vitest'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { outbox, texts } from '#server/foundation/database/schema/all-tables.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { present } from '#test/present.ts'
import { SITE, textingSite } from '#test/simulated/twilio/texting-site.ts'
import { queueDueTexts } from './queue-due-texts.ts'
import { readPermission } from './read-permission.ts'
import { sendDueTexts } from './send-due-texts.ts'

const { ctx, getTwilio, newPhone, hear, report, run, bodiesTo, rowsTo, book } = textingSite()

describe('Twilio’s reports', () => {
  it('are accepted if they are signed for this URL, and get 403 otherwise', async () => {
    const fields = { MessageSid: 'SMx', From: '+13055551234', Body: 'Hi' }
    const url = `${SITE}/api/twilio/messages`
    const send = (request: RequestInit) => ctx.fetch('/api/twilio/messages', request)
    expect((await send(getTwilio().webhook(url, fields, 'another token'))).status).toBe(403)
    expect(
      (await send(getTwilio().webhook('https://other.example/api/twilio/messages', fields))).status,
    ).toBe(403)
    const changed = {
      ...getTwilio().webhook(url, fields),
      body: new URLSearchParams({ ...fields, Body: 'Ho' }),
    }
    expect((await send(changed)).status).toBe(403)
    expect((await send({ method: 'POST', body: new URLSearchParams(fields) })).status).toBe(403)
    expect((await ctx.fetch('/api/twilio/status', { method: 'POST' })).status).toBe(403)
    expect((await send(getTwilio().webhook(url, fields))).status).toBe(204)
  })

  it.each<[string, Record<string, string>]>([
    ['NUL', { Body: 'a\0b', From: '+1305\u00005551234', OptOutType: '\0' }],
    ['half an emoji at the length limit', { Body: `${'a'.repeat(4_999)}🎉` }],
    ['an endless number of pictures', { NumMedia: '1e999' }],
    ['a sender of 60,000 characters', { From: 'x'.repeat(60_000) }],
    ['no text at all', { Body: '' }],
  ])('are stored if they hold %s', async (_name, fields) => {
    const before = await ctx.db.$count(texts)
    expect((await hear(newPhone(), 'Hi', fields)).status).toBe(204)
    expect(await ctx.db.$count(texts)).toBe(before + 1)
  })

  it.each(['', '\0', 'SM\0', 'x'.repeat(60_000)])(
    'get 400 without an id that can be stored: %#',
    async (sid) => {
      expect((await hear(newPhone(), 'Hi', { MessageSid: sid })).status).toBe(400)
      expect((await report(1, sid, 'delivered')).status).toBe(400)
    },
  )

  it.each(['99999999999', '1e9', '-1', '1.5', '0', 'x\0'])(
    'record a failure whose error code is %s',
    async (code) => {
      const phone = newPhone()
      await book(phone)
      await queueDueTexts(ctx)
      const { id } = present((await rowsTo(phone))[0])
      expect((await report(id, `SMfailed${id}`, 'undelivered', code)).status).toBe(204)
      expect((await rowsTo(phone))[0]).toMatchObject({ status: 'failed', errorCode: null })
    },
  )

  it('may arrive before Twilio has responded, twice, and in any order', async () => {
    const phone = newPhone()
    await book(phone)
    await queueDueTexts(ctx)
    const [row] = await rowsTo(phone)
    const { id } = present(row)
    await report(id, 'SMearly', 'delivered')
    await report(id, 'SMearly', 'sent')
    await sendDueTexts(ctx)
    expect((await rowsTo(phone))[0]).toMatchObject({ status: 'delivered', providerId: 'SMearly' })
    expect(bodiesTo(phone)).toEqual([])
  })

  it('are stored once and mailed to the owner, even from an unknown number', async () => {
    const phone = newPhone()
    for (const _ of [1, 2])
      await hear(phone, 'Do you rent in Homestead?', { MessageSid: 'SMtwice', NumMedia: '1' })
    const rows = await rowsTo(phone)
    expect(rows.map(({ body, readAt }) => [body, readAt])).toEqual([
      ['Do you rent in Homestead? [1 picture]', null],
    ])
    const [mail] = await ctx.db
      .select()
      .from(outbox)
      .where(eq(outbox.kind, 'owner-text'))
      .orderBy(desc(outbox.id))
    expect(mail?.text).toContain('Do you rent in Homestead?')
  })
})

describe('STOP', () => {
  it.each(['STOP', 'BAJA', 'please, no more texts'])(
    '%s takes effect at once and is answered once; START enables texts again',
    async (word) => {
      const phone = newPhone()
      const party = await book(phone, { bookingDate: '2027-01-16' })
      await hear(phone, word)
      await hear(phone, word)
      await run()
      expect(bodiesTo(phone)).toHaveLength(1)
      expect(bodiesTo(phone)[0]).toMatch(/no more texts/)
      const own = await createPageLink(ctx, party)
      expect((await ctx.call('GET', own(''))).body.texts).toEqual({
        isWanted: false,
        stopNumber: '+13055550100',
      })
      ctx.setNow(new Date('2027-01-15T15:00:00Z'))
      await hear(phone, 'start')
      await hear(phone, 'start')
      await run()
      expect(bodiesTo(phone).map((body) => body.replace(/^[^:]*: /, '').slice(0, 12))).toEqual([
        'Tomorrow is ',
        'You get our ',
        'You will get',
      ])
    },
  )

  it.each(['STOP', 'Adiós'])(
    'is not answered a second time if Twilio took %s as that and has answered it',
    async (word) => {
      const phone = newPhone()
      await hear(phone, word, { OptOutType: 'STOP' })
      await run()
      expect(bodiesTo(phone)).toEqual([])
      expect((await readPermission(ctx.db, `+1${phone}`)).isStopped).toBe(true)
    },
  )

  it('counts once, however many texts say it at once', async () => {
    const phone = newPhone()
    const heard = await Promise.all(Array.from({ length: 30 }, () => hear(phone, 'STOP')))
    expect(new Set(heard.map(({ status }) => status))).toEqual(new Set([204]))
    await run()
    expect(bodiesTo(phone)).toHaveLength(1)
    expect(await rowsTo(phone)).toHaveLength(31)
  })
})
