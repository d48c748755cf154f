import { expect, it } from 'vitest'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

async function receive(customerName: string): Promise<number> {
  const words = {
    customerName,
    themeId: 1,
    rating: 4.5,
    comment: 'The lights were lovely.',
    approved: true,
  }
  return (await ctx.call('POST', '/api/testimonials', words)).body.id
}
const publicNames = async () =>
  (await ctx.call('GET', '/api/testimonials')).body.map((one) => one.customerName)

it('shows a testimonial only after staff approve it, and can hide it again', async () => {
  const id = await receive('Waiting Wanda')
  expect(await publicNames()).not.toContain('Waiting Wanda')
  expect((await ctx.staff('GET', '/api/admin/testimonials')).body[0]).toMatchObject({ id, approved: false })
  const { status, body } = await ctx.staff('PATCH', `/api/testimonials/${id}`, { approved: true })
  expect(status).toBe(200)
  expect(body).toMatchObject({ approved: true, themeId: 1, rating: 4.5 })
  expect(await publicNames()).toContain('Waiting Wanda')
  await ctx.staff('PATCH', `/api/testimonials/${id}`, { approved: false })
  expect(await publicNames()).not.toContain('Waiting Wanda')
})

it('knows which language a family wrote in, which staff may correct', async () => {
  const spanish = { 'X-Language': 'es' }
  const sent = { customerName: 'Rosa Gómez', rating: 5, comment: 'Las niñas durmieron felices.' }
  const { id, ...received } = (await ctx.call('POST', '/api/testimonials', sent, spanish)).body
  expect(received).not.toHaveProperty('language')
  await ctx.staff('PATCH', `/api/testimonials/${id}`, { approved: true })
  const readIn = async (headers?: Record<string, string>) =>
    (await ctx.call('GET', '/api/testimonials', undefined, headers)).body[0]
  expect(await readIn()).toMatchObject({ id, comment: sent.comment, inSpanish: ['comment'] })
  expect(await readIn(spanish)).toMatchObject({ id, comment: sent.comment, inEnglish: [] })
  const texts = (await ctx.staff('GET', '/api/admin/spanish-texts')).body
  expect(texts.map(({ place }) => place)).not.toContain(`testimonial/${id}/comment`)

  const { body } = await ctx.staff('PATCH', `/api/testimonials/${id}`, { language: 'en' })
  expect(body.language).toBe('en')
  expect(await readIn()).not.toHaveProperty('inSpanish')
  expect(await readIn(spanish)).toMatchObject({ inEnglish: ['comment'] })
  await ctx.staff('DELETE', `/api/testimonials/${id}`)
})

it.each([
  [{ customerName: 'Al' }, 'Name must be at least 3 characters'],
  [{ comment: 'Short' }, 'Comment must be at least 10 characters'],
  [{ rating: 6 }, 'Rating must be from 1 to 5'],
])('400: %j', async (change, message) => {
  const id = await receive('Strict Stella')
  const { status, body } = await ctx.staff('PATCH', `/api/testimonials/${id}`, change)
  expect([status, body.message]).toEqual([400, message])
})

it('409 over a newer version, and nothing is lost', async () => {
  const id = await receive('Twice Tessa')
  const theirs = { comment: 'What the other administrator wrote.', version: 1 }
  expect((await ctx.staff('PATCH', `/api/testimonials/${id}`, theirs)).body.version).toBe(2)
  const late = await ctx.staff('PATCH', `/api/testimonials/${id}`, { approved: true, version: 1 })
  expect([late.status, late.body.code]).toEqual([409, 'newer_version'])
  expect(await publicNames()).not.toContain('Twice Tessa')
  const informed = await ctx.staff('PATCH', `/api/testimonials/${id}`, { approved: true, version: 2 })
  expect(informed.body).toMatchObject({ approved: true, comment: theirs.comment, version: 3 })
})

it('records what staff did, but not a save without changes', async () => {
  const id = await receive('Noted Nora')
  await ctx.staff('PATCH', `/api/testimonials/${id}`, { approved: true })
  await ctx.staff('PATCH', `/api/testimonials/${id}`, { approved: true })
  const { body } = await ctx.staff('GET', `/api/admin/audit?subject=testimonial&subjectId=${id}`)
  expect(body.entries.map((entry) => entry.details)).toEqual(['approved: false → true'])
})

it('lets staff submit one that is on the site at once', async () => {
  const words = { customerName: 'Staff Stan', rating: 5, comment: 'Told us on the phone.', approved: true }
  const { status, body } = await ctx.staff('POST', '/api/testimonials', words)
  expect([status, body.approved]).toEqual([201, true])
  expect(await publicNames()).toContain('Staff Stan')
})

it('is deleted with 204, then 404; visitors can do neither', async () => {
  const id = await receive('Gone Greta')
  expect((await ctx.call('DELETE', `/api/testimonials/${id}`)).status).toBe(401)
  expect((await ctx.call('PATCH', `/api/testimonials/${id}`, { approved: true })).status).toBe(401)
  expect((await ctx.call('GET', '/api/admin/testimonials')).status).toBe(401)
  expect((await ctx.staff('DELETE', `/api/testimonials/${id}`)).status).toBe(204)
  expect((await ctx.staff('DELETE', `/api/testimonials/${id}`)).status).toBe(404)
  expect((await ctx.staff('PATCH', `/api/testimonials/${id}`, { approved: true })).status).toBe(404)
})
