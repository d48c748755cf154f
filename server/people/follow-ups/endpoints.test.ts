import { beforeEach, describe, expect, it } from 'vitest'
import type { FollowUps } from '#contract/people/follow-ups.ts'
import { followUpSettings, mailTexts } from '#server/foundation/database/schema/all-tables.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const change = (body: unknown) => ctx.staff('PUT', '/api/admin/follow-ups', body)
const read = async () => (await ctx.staff('GET', '/api/admin/follow-ups')).body

beforeEach(async () => {
  await ctx.db.delete(followUpSettings)
  await ctx.db.delete(mailTexts)
})

describe('GET /api/admin/follow-ups', () => {
  it('200: on a new site, all kinds except the request for a review are off', async () => {
    const kinds = (await read()) as FollowUps
    expect(
      Object.entries(kinds).map(([kind, { enabled, delayHours }]) => [kind, enabled, delayHours]),
    ).toEqual([
      ['unfinished-booking', false, 1],
      ['day-before', false, 10],
      ['review', true, 10],
      ['same-again', false, 10],
      ['birthday', false, 10],
    ])
    expect(kinds.review).toMatchObject({
      googleReviewUrl: null,
      isAdvertising: false,
      texts: { en: { subject: 'How was your {theme} party?', isOwn: false } },
    })
    expect(kinds['same-again'].fields).toContain('theme')
  })

  it('401 without credentials', async () => {
    expect((await ctx.call('GET', '/api/admin/follow-ups')).status).toBe(401)
    expect((await ctx.call('PUT', '/api/admin/follow-ups', {})).status).toBe(401)
    expect((await ctx.call('GET', '/api/admin/follow-ups/report')).status).toBe(401)
  })
})

describe('PUT /api/admin/follow-ups', () => {
  it('200: keeps what is not given, and stores only what differs from the defaults', async () => {
    const texts = { en: { subject: 'Hi {name}', paragraphs: { other: null, sentence: '' } } }
    const { status, body } = await change({ 'same-again': { enabled: true, delayHours: 24, texts } })
    expect(status).toBe(200)
    expect(body['same-again']).toMatchObject({
      enabled: true,
      delayHours: 24,
      texts: {
        en: { subject: 'Hi {name}', isOwn: true, paragraphs: { sentence: '' } },
        es: { isOwn: false },
      },
    })
    expect(body.review.enabled).toBe(true)
    expect(await ctx.db.select().from(mailTexts)).toMatchObject([
      { kind: 'same-again', language: 'en', texts: { subject: 'Hi {name}', paragraphs: { sentence: '' } } },
    ])
    const usual = body['same-again'].texts.en.usual
    await change({ 'same-again': { enabled: false, delayHours: 10, texts: { en: usual } } })
    expect(await ctx.db.select().from(mailTexts)).toEqual([])
    expect(await ctx.db.select().from(followUpSettings)).toMatchObject([{ enabled: null, delayHours: null }])
  })

  it('200: null restores the default words, one by one', async () => {
    await change({ review: { texts: { es: { subject: 'Uno', heading: 'Dos' } } } })
    const { body } = await change({ review: { texts: { es: { subject: null } } } })
    expect(body.review.texts.es).toMatchObject({
      subject: body.review.texts.es.usual.subject,
      heading: 'Dos',
    })
  })

  it.each([
    [{ 'same-again': { delayHours: 7 } }, 'Enter 8 to 1,440 hours.', 'same-again.delayHours'],
    [{ 'day-before': { delayHours: 20 } }, 'Enter 8 to 19 hours.', 'day-before.delayHours'],
    [{ 'same-again': { delayHours: 1.5 } }, 'Enter whole hours', 'same-again.delayHours'],
    [{ 'same-again': { enabled: 'yes' } }, /./, 'same-again.enabled'],
    [{ nothing: { enabled: true } }, /./, ''],
    [
      { review: { texts: { en: { subject: 'Hi {surname}' } } } },
      /^This email has no field \{surname\}\. It has: \{name\}/,
      'review.texts.en.subject',
    ],
    [
      { review: { texts: { es: { paragraphs: { tip: 'Hola {name' } } } } },
      'There’s a stray brace. Write fields like {name}.',
      'review.texts.es.paragraphs.tip',
    ],
    [
      { review: { texts: { en: { paragraphs: { money: 'Nothing is due' } } } } },
      'This email has no such paragraph. It has: greeting, sentence, google, tip, notRight, closing.',
      'review.texts.en',
    ],
    [{ review: { texts: { en: { subject: '' } } } }, 'An email needs a subject', 'review.texts.en.subject'],
    [
      { review: { googleReviewUrl: 'javascript:alert(1)' } },
      'Enter a link that starts with https://',
      'review.googleReviewUrl',
    ],
    [
      { birthday: { googleReviewUrl: 'https://g.page/r/x/review' } },
      'Only the review email has this link.',
      'birthday.googleReviewUrl',
    ],
  ])('400: %j', async (body, message, path) => {
    const refused = await change(body)
    expect(refused.status).toBe(400)
    expect(refused.body.message).toMatch(message)
    expect(refused.body.errors?.[0]?.path ?? '').toBe(path)
    expect(await ctx.db.select().from(followUpSettings)).toEqual([])
  })
})
