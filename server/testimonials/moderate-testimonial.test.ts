import { expect, it } from 'vitest'
import { testWorld } from '#test/test-world.ts'

const world = testWorld({ env: { RATE_LIMITS: 'off' } })

async function receive(customerName: string): Promise<number> {
  const words = {
    customerName,
    themeId: 1,
    rating: 4.5,
    comment: 'The lights were lovely.',
    approved: true,
  }
  return (await world.call('POST', '/api/testimonials', words)).body.id
}
const publicNames = async () =>
  (await world.call('GET', '/api/testimonials')).body.map((one: { customerName: string }) => one.customerName)

it('shows a testimonial only after staff approve it, and hides it again', async () => {
  const id = await receive('Waiting Wanda')
  expect(await publicNames()).not.toContain('Waiting Wanda')
  expect((await world.staff('GET', '/api/admin/testimonials')).body[0]).toMatchObject({ id, approved: false })
  const { status, body } = await world.staff('PATCH', `/api/testimonials/${id}`, { approved: true })
  expect(status).toBe(200)
  expect(body).toMatchObject({ approved: true, themeId: 1, rating: 4.5 })
  expect(await publicNames()).toContain('Waiting Wanda')
  await world.staff('PATCH', `/api/testimonials/${id}`, { approved: false })
  expect(await publicNames()).not.toContain('Waiting Wanda')
})

it.each([
  [{ customerName: 'Al' }, 'Name must be at least 3 characters'],
  [{ comment: 'Short' }, 'Comment must be at least 10 characters'],
  [{ rating: 6 }, 'Rating must be from 1 to 5'],
])('400: %j', async (change, message) => {
  const id = await receive('Strict Stella')
  const { status, body } = await world.staff('PATCH', `/api/testimonials/${id}`, change)
  expect([status, body.message]).toEqual([400, message])
})

it('deletes with 204, then 404; and visitors do neither', async () => {
  const id = await receive('Gone Greta')
  expect((await world.call('DELETE', `/api/testimonials/${id}`)).status).toBe(401)
  expect((await world.call('PATCH', `/api/testimonials/${id}`, { approved: true })).status).toBe(401)
  expect((await world.call('GET', '/api/admin/testimonials')).status).toBe(401)
  expect((await world.staff('DELETE', `/api/testimonials/${id}`)).status).toBe(204)
  expect((await world.staff('DELETE', `/api/testimonials/${id}`)).status).toBe(404)
  expect((await world.staff('PATCH', `/api/testimonials/${id}`, { approved: true })).status).toBe(404)
})
