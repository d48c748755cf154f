import { expect, it } from 'vitest'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const set = (teepeeSpace: object) => ctx.staff('PUT', '/api/site-settings', { teepeeSpace })

it('a new site does not include it; everybody can read what the owner set; 400 for an invalid size', async () => {
  expect((await ctx.call('GET', '/api/site-settings')).body).not.toHaveProperty('teepeeSpace')
  expect((await ctx.staff('GET', '/api/admin/settings')).body).not.toHaveProperty('teepeeSpace')
  const space = { widthFeet: 3.5, lengthFeet: 5, walkwayFeet: 0 }
  expect((await set(space)).status).toBe(200)
  expect((await ctx.call('GET', '/api/site-settings')).body.teepeeSpace).toEqual(space)
  expect((await set({ ...space, widthFeet: 0 })).status).toBe(400)
})
