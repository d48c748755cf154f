import { beforeEach, describe, expect, it } from 'vitest'
import { desc } from '#server/foundation/database/drizzle.ts'
import { events } from '#server/foundation/database/schema/all-tables.ts'
import { withDetails } from '#test/factories/audit-details.ts'
import { addColleague, as, bearer, PASSWORD, signIn } from '#test/factories/colleague.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const NAME = 'theme/8/name'
const PATH = '/api/admin/translations/es'

const save = (translation: string, place: string = NAME) => ctx.staff('PUT', PATH, { place, translation })
const read = async () => (await ctx.staff('GET', PATH)).body.find(({ place }) => place === NAME)
const shown = async () =>
  (await ctx.call('GET', '/api/themes/8', undefined, { 'X-Language': 'es' })).body.name

beforeEach(async () => {
  await save('Jardín de Rosas')
})

describe('translations into a language', () => {
  it('200: are saved, shown to their readers, removed and logged', async () => {
    expect((await save('Pérgola de Rosas')).status).toBe(200)
    expect(await read()).toEqual({
      place: NAME,
      about: 'Rose Garden',
      field: 'Name',
      english: 'Rose Garden',
      translation: 'Pérgola de Rosas',
      hasEnglishChanged: false,
    })
    expect(await shown()).toBe('Pérgola de Rosas')
    const entries = await ctx.db.select().from(events).orderBy(desc(events.id)).limit(1)
    expect(withDetails(entries)[0]?.details).toBe('Spanish: Rose Garden, name')
    await save(' ')
    expect(await read()).toMatchObject({ translation: null })
    expect(await shown()).toBe('Rose Garden')
  })

  it('include those of the call from when Spanish was the only language', async () => {
    await save('Pérgola de Rosas')
    const { body } = await ctx.staff('GET', '/api/admin/spanish-texts')
    expect(body.find(({ place }) => place === NAME)).toEqual({
      place: NAME,
      about: 'Rose Garden',
      field: 'Name',
      english: 'Rose Garden',
      spanish: 'Pérgola de Rosas',
      hasEnglishChanged: false,
    })
    const { body: all } = await ctx.staff('GET', PATH)
    expect(body.map(({ spanish }) => spanish)).toEqual(all.map(({ translation }) => translation))
  })

  it('400, 401 and 404 for an invalid text, visitors, an unknown text and an unknown language', async () => {
    expect((await ctx.staff('PUT', PATH, { place: NAME })).body.errors).toEqual([
      { path: 'translation', message: 'Enter the translation' },
    ])
    expect((await ctx.call('GET', PATH)).status).toBe(401)
    expect((await ctx.call('PUT', PATH, { place: NAME, translation: 'x' })).status).toBe(401)
    expect((await save('x', 'theme/999/name')).status).toBe(404)
    for (const language of ['en', 'tlh']) {
      const path = `/api/admin/translations/${language}` as const
      const body = { place: NAME, translation: 'x' }
      for (const refused of [await ctx.staff('GET', path), await ctx.staff('PUT', path, body)])
        expect([refused.status, refused.body]).toMatchObject([404, { code: 'not_found' }])
    }
  })
})

it('403: terms in another language are changed by owners alone, with the password, and by no key', async () => {
  const place = 'terms/1'
  await ctx.staff('POST', '/api/admin/terms', { text: 'Agreed.', translations: { es: 'Acordado.' } })
  const { body: made } = await ctx.staff('POST', '/api/admin/api-keys', {
    name: 'Catalogue and terms',
    scopes: ['catalogue', 'pricing'],
  })
  const { headers: office } = await addColleague(ctx, 'translating-office', 'office')
  await addColleague(ctx, 'translating-owner', 'owner')
  const session = as((await signIn(ctx, 'translating-owner')).body.credential)
  ctx.setNow(new Date(MORNING.getTime() + 11 * 60_000))
  const codes: unknown[] = []
  for (const headers of [bearer(made.key), office, session])
    for (const [path, changed] of [
      [PATH, { place, translation: 'Todo vale.' }],
      ['/api/admin/spanish-texts', { place, spanish: 'Todo vale.' }],
    ] as const) {
      const { status, body } = await ctx.call('PUT', path, changed, headers)
      codes.push([status, (body as { code?: string }).code])
    }
  const [needed, forbidden] = [
    [403, 'password_needed'],
    [403, 'forbidden'],
  ]
  expect(codes).toEqual([needed, needed, forbidden, forbidden, needed, needed])
  const terms = async () =>
    (await ctx.call('GET', '/api/terms', undefined, { 'X-Language': 'es' })).body.translation
  expect(await terms()).toBe('Acordado.')

  // Everything else is translated as before.
  expect((await ctx.call('PUT', PATH, { place: NAME, translation: 'Rosas' }, office)).status).toBe(200)
  await ctx.call('POST', '/api/admin/confirmation', { currentPassword: PASSWORD }, session)
  const changed = await ctx.call('PUT', PATH, { place, translation: 'De acuerdo.' }, session)
  expect([changed.status, await terms()]).toEqual([200, 'De acuerdo.'])
})
