import { expect, it } from 'vitest'
import { ADMIN, MORNING, testContext } from '#test/test-context.ts'
import { makeParties } from './fill-demo.ts'
import { PARTIES } from './parties.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

it('fills a new site with parties in every state, reviews, messages and a waiting list', async () => {
  await makeParties({ request: ctx.fetch, owner: ADMIN, setNow: ctx.setNow }, MORNING)
  const { body: bookings } = await ctx.staff('GET', '/api/bookings')
  const states = Map.groupBy(bookings, ({ bookingStatus }: { bookingStatus: string }) => bookingStatus)
  expect(bookings).toHaveLength(PARTIES.length)
  expect([...states.keys()].toSorted()).toEqual(['cancelled', 'completed', 'confirmed', 'pending'])
  expect((await ctx.call('GET', '/api/testimonials')).body).toHaveLength(5)
  const { waiting } = (await ctx.staff('GET', '/api/admin/today')).body
  expect(waiting.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['to_confirm', 'unanswered']),
  )
})
