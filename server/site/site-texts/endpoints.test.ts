import { beforeEach, describe, expect, it } from 'vitest'
import { AS_NEW } from '#domain/site/site-texts/content.ts'
import { events, siteTexts } from '#server/foundation/database/schema/all-tables.ts'
import { withDetails } from '#test/factories/audit-details.ts'
import { addColleague, as, signIn } from '#test/factories/colleague.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'
import { turnNotice } from './turn-notice.ts'

let announced = 0
const ctx = testContext({
  env: { RATE_LIMITS: 'off' },
  changes: () => ({
    publicDataChanged: async () => {
      announced++
    },
  }),
})
const PATH = '/api/admin/site-texts'
const SPANISH = { 'X-Language': 'es' }

const read = async (headers = {}) => (await ctx.call('GET', '/api/site-texts', undefined, headers)).body
const faq = async (headers = {}) => (await ctx.call('GET', '/api/faq', undefined, headers)).body
const save = (content: object, language: 'en' | 'es' = 'en') =>
  ctx.staff('PUT', `${PATH}?language=${language}` as '/api/admin/site-texts', content)
const publish = (version: number) => ctx.staff('POST', `/api/admin/site-texts/${version}/publish`)
const listed = async (language: 'en' | 'es' = 'en') =>
  (await ctx.staff('GET', `${PATH}?language=${language}` as '/api/admin/site-texts')).body

/** Publishes a content; returns its version. */
async function show(content: object, language: 'en' | 'es' = 'en'): Promise<number> {
  const { body } = await save(content, language)
  const { version } = present(body.versions[0])
  await publish(version)
  return version
}

const OWN = { id: 'own-dogs', question: 'Are dogs welcome?', answer: 'Yes, **if** they like fairy lights.' }

beforeEach(async () => {
  await ctx.db.delete(siteTexts)
  announced = 0
})

describe('a new site', () => {
  it('has the words in the specification, and none of the owner’s', async () => {
    expect(await read()).toEqual({ texts: {} })
    const { usual, versions } = await listed()
    expect(versions).toEqual([])
    expect(usual.texts['hero.title']).toBe('Sleepovers straight out of a bedtime story')
    expect(usual.texts['how.2.text']).toContain('with a 50% deposit')
  })

  it('answers the home page’s questions in both languages', async () => {
    const english = await faq()
    expect(english.map(({ id }) => id)).toEqual([
      'children',
      'included',
      'space',
      'ahead',
      'delivery',
      'custom',
      'cancel',
    ])
    expect(english[0]).toEqual({
      id: 'children',
      question: 'How many children fit in one teepee?',
      answer: expect.stringContaining('fits 2-3 children'),
      markdown: expect.stringContaining('fits 2-3 children'),
    })
    expect((await faq(SPANISH))[0]?.question).toBe('¿Cuántos niños caben en un tipi?')
  })
})

describe('PUT /api/admin/site-texts', () => {
  it('200: saves a draft that visitors do not see, with only the differences', async () => {
    const { texts } = (await listed()).usual
    const { status, body } = await save({
      texts: { ...texts, 'hero.title': ' Nights to remember ', 'why.lead': ' ' },
    })
    expect(status).toBe(200)
    expect(body.versions).toMatchObject([
      { content: { texts: { 'hero.title': 'Nights to remember' } }, publishedAt: null, isCurrent: false },
    ])
    expect(await read()).toEqual({ texts: {} })
    expect(announced).toBe(0)
  })

  it('keeps one draft per language, and none that equals what is published', async () => {
    await save({ texts: { 'hero.title': 'One' } })
    await save({ texts: { 'hero.title': 'Uno' } }, 'es')
    await save({ texts: { 'hero.title': 'Two' } })
    expect((await listed()).versions).toMatchObject([{ content: { texts: { 'hero.title': 'Two' } } }])
    expect((await listed('es')).versions).toHaveLength(1)
    await save(AS_NEW)
    expect((await listed()).versions).toEqual([])
  })

  it('arranges questions: hidden, changed, reordered, and the owner’s own', async () => {
    const entries = [OWN, { id: 'space', isHidden: true }, { id: 'cancel', question: 'And if not?' }]
    await show({ texts: {}, faq: entries })
    const asked = await faq()
    expect(asked.map(({ id }) => id)).toEqual([
      'own-dogs',
      'cancel',
      'children',
      'included',
      'ahead',
      'delivery',
      'custom',
    ])
    expect(asked[0]).toEqual({
      id: 'own-dogs',
      question: OWN.question,
      answer: 'Yes, if they like fairy lights.',
      markdown: OWN.answer,
    })
    expect(asked[1]).toMatchObject({
      question: 'And if not?',
      answer: expect.stringContaining('50% deposit'),
    })
  })

  it('does not reveal a hidden question to visitors', async () => {
    await show({ texts: {}, faq: [{ ...OWN, isHidden: true }] })
    expect(JSON.stringify(await read())).not.toContain('dogs welcome')
  })

  it('409 for a version that is not the newest, so that nobody’s words are lost', async () => {
    const { body } = await save({ texts: { 'hero.title': 'Hers' }, version: 0 })
    const late = await save({ texts: { 'hero.title': 'His' }, version: 0 })
    expect([late.status, late.body.code]).toEqual([409, 'newer_version'])
    const { version } = present(body.versions[0])
    expect((await save({ texts: { 'hero.title': 'Both' }, version })).status).toBe(200)
  })

  it.each([
    [{ texts: { 'hero.title': 'x'.repeat(161) } }, 'texts.hero.title', 'at most 160 characters'],
    [{ texts: { 'hero.title': 'a\nb' } }, 'texts.hero.title', 'one line'],
    [{ texts: { 'hero.lead': 'x'.repeat(1_001) } }, 'texts.hero.lead', 'at most 1000 characters'],
    [{ texts: { 'hero.included': 'a\n'.repeat(9) } }, 'texts.hero.included', 'at most 8 lines'],
    [{ texts: { 'hero.lead': '[x](javascript:alert`1`)' } }, 'texts.hero.lead', 'doesn’t work here'],
    [{ texts: { 'hero.lead': 7 } }, 'texts.hero.lead', ''],
    [{ texts: { nowhere: 'x' } }, 'texts', ''],
    [{ texts: {}, faq: [{ id: 'nobody' }] }, 'faq.0.id', 'unknown'],
    [{ texts: {}, faq: [{ id: 'space' }, { id: 'space' }] }, 'faq.1.id', 'twice'],
    [{ texts: {}, faq: [{ id: 'own-a', question: 'Only?' }] }, 'faq.0.answer', 'Write the answer'],
    [{ texts: {}, faq: [{ id: 'space', question: ' ' }] }, 'faq.0.question', 'Write the question'],
    [{ texts: {}, faq: [{ ...OWN, answer: '[a](http://b.c)' }] }, 'faq.0.answer', '“http://b.c”'],
    [{ texts: {}, faq: Array(41).fill(OWN) }, 'faq', 'at most 40 questions'],
    [
      { texts: {}, notice: { text: 'Hi', from: '2027-01-05', until: '2027-01-04' } },
      'notice.until',
      'before',
    ],
    [
      { texts: {}, notice: { text: 'Hi', from: 'soon', until: '2027-01-04' } },
      'notice.from',
      'select a date',
    ],
    [{ texts: { 'hero.title': 'a\0b' } }, 'texts.hero.title', ''],
    [{}, 'texts', ''],
  ])('400: %#, and says where', async (content, path, sentence) => {
    const { status, body } = await save(content)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'invalid',
      errors: [{ path, message: expect.stringContaining(sentence) }],
    })
    expect((await listed()).versions).toEqual([])
  })

  it('refuses in the language of staff', async () => {
    const { body } = await ctx.staff('PUT', PATH, { texts: { 'hero.title': 'a\nb' } }, SPANISH)
    expect(body.message).toBe('Un título tiene una sola línea. Quite el salto de línea.')
  })
})

describe('POST /api/admin/site-texts/{version}/publish', () => {
  it('200: shows visitors the draft, notifies every server, and logs who did it', async () => {
    await show({ texts: { 'hero.title': 'Nights to remember' } })
    expect(await read()).toEqual({ texts: { 'hero.title': 'Nights to remember' } })
    expect(await read(SPANISH)).toEqual({ texts: {} })
    expect(announced).toBe(1)
    expect(withDetails(await ctx.db.select().from(events)).at(-1)).toMatchObject({
      actor: 'admin',
      action: 'published',
      subject: 'settings',
      details: 'English texts of the site: 1 change',
    })
  })

  it('restores an earlier version, and both stay in the list', async () => {
    const first = await show({ texts: { 'hero.title': 'First' } })
    const second = await show({ texts: { 'hero.title': 'Second' } })
    await publish(first)
    expect((await read()).texts).toEqual({ 'hero.title': 'First' })
    expect((await listed()).versions.map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
      [first, true],
      [second, false],
    ])
  })

  it('404 for a draft that a newer one replaced, so that nothing unseen is published', async () => {
    const { body } = await save({ texts: { 'hero.title': 'Old' } })
    await save({ texts: { 'hero.title': 'New' } })
    const refused = await publish(present(body.versions[0]).version)
    expect([refused.status, refused.body.message]).toEqual([404, expect.stringContaining('newer draft')])
    expect(await read()).toEqual({ texts: {} })
  })

  it('publishes one complete version when several people publish at once', async () => {
    const versions = [
      await show({ texts: { 'hero.title': 'A' } }),
      await show({ texts: { 'hero.title': 'B' } }),
    ]
    const answers = await Promise.all([...versions, ...versions].map((version) => publish(version)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { versions: all } = await listed()
    expect(all.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect((await read()).texts).toEqual(all.find(({ isCurrent }) => isCurrent)?.content.texts)
  })
})

describe('DELETE /api/admin/site-texts/{version}', () => {
  it('200 for a draft, 404 afterwards, 409 for what was published', async () => {
    const published = await show({ texts: { 'hero.title': 'Shown' } })
    const { body } = await save({ texts: { 'hero.title': 'Draft' } })
    const { version } = present(body.versions[0])
    expect((await ctx.staff('DELETE', `/api/admin/site-texts/${version}`)).status).toBe(200)
    expect((await ctx.staff('DELETE', `/api/admin/site-texts/${version}`)).status).toBe(404)
    expect((await ctx.staff('DELETE', `/api/admin/site-texts/${published}`)).status).toBe(409)
  })
})

describe('a draft', () => {
  it('is for staff only until it is published: 401, 403 and 404', async () => {
    const notice = { text: 'We rest in May', from: '2027-05-01', until: '2027-05-31' }
    const { body } = await save({ texts: { 'hero.title': 'Draft' }, notice })
    const path = `/api/site-texts?preview=${present(body.versions[0]).version}` as '/api/site-texts'
    expect((await ctx.staff('GET', path)).body).toEqual({
      texts: { 'hero.title': 'Draft' },
      notice: { text: notice.text },
    })
    expect((await ctx.call('GET', path)).status).toBe(401)
    await addColleague(ctx, 'carla', 'crew')
    const crew = as((await signIn(ctx, 'carla')).body.credential)
    expect((await ctx.call('GET', path, undefined, crew)).status).toBe(403)
    expect((await ctx.staff('GET', path, undefined, SPANISH)).status).toBe(404)
  })
})

describe('the banner', () => {
  const notice = { text: 'We rest **today**', from: '2027-01-05', until: '2027-01-06' }

  it('shows from its first day through its last, in Miami', async () => {
    await show({ texts: {}, notice })
    const seen = []
    for (const instant of [
      '2027-01-05T04:59:00Z',
      '2027-01-05T05:00:00Z',
      '2027-01-07T04:59:00Z',
      '2027-01-07T05:00:00Z',
    ]) {
      ctx.setNow(new Date(instant))
      seen.push((await read()).notice?.text)
    }
    expect(seen).toEqual([undefined, notice.text, notice.text, undefined])
  })

  it('refreshes the pages at midnight when it appears and disappears, and on no other day', async () => {
    await show({ texts: {}, notice })
    const renewed = []
    for (const day of ['04', '05', '06', '07', '08']) {
      announced = 0
      ctx.setNow(new Date(`2027-01-${day}T05:00:30Z`))
      await turnNotice(ctx)
      renewed.push(announced)
    }
    expect(renewed).toEqual([0, 1, 0, 1, 0])
  })
})
