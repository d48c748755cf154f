import { expect, it } from 'vitest'
import { testContext } from '#test/test-context.ts'

const ctx = testContext()

const PATH = '/api/admin/saved-answers'

it('staff save an answer, rename it and delete it; names are unique, and visitors see nothing', async () => {
  expect((await ctx.staff('GET', PATH)).body).toEqual([])
  const late = { name: 'Too late', text: 'Hi {name}, we are running late.' }
  const { status, body: saved } = await ctx.staff('POST', PATH, late)
  expect([status, saved]).toEqual([201, { id: expect.any(Number), ...late }])
  expect((await ctx.staff('POST', PATH, late)).status).toBe(409)
  expect((await ctx.staff('POST', PATH, { ...late, name: ' ' })).status).toBe(400)
  await ctx.staff('POST', PATH, { name: 'Parking', text: 'In front of the house.' })
  expect((await ctx.staff('PATCH', `${PATH}/${saved.id}`, { name: 'Parking' })).status).toBe(409)
  const renamed = await ctx.staff('PATCH', `${PATH}/${saved.id}`, { name: 'Late' })
  expect(renamed.body).toEqual({ ...saved, name: 'Late' })
  expect((await ctx.staff('GET', PATH)).body.map(({ name }) => name)).toEqual(['Late', 'Parking'])
  expect((await ctx.staff('DELETE', `${PATH}/${saved.id}`)).status).toBe(204)
  expect((await ctx.staff('DELETE', `${PATH}/${saved.id}`)).status).toBe(404)
  expect((await ctx.staff('PATCH', `${PATH}/${saved.id}`, { name: 'Gone' })).status).toBe(404)
  expect((await ctx.call('GET', PATH)).status).toBe(401)
})
