import { expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { TRUST_PROXY: 'true' } })

it('a family sends as many messages as a visitor, from however many networks, and the owner as many mails', async () => {
  const at = await createPageLink(ctx, await payForParty(ctx))
  const statuses: number[] = []
  for (let time = 0; time < 32; time++) {
    const headers = { 'X-Forwarded-For': `203.0.113.${time}` }
    statuses.push((await ctx.call('POST', at('/message'), { message: `Question ${time}` }, headers)).status)
  }
  expect(statuses).toEqual([...Array(30).fill(201), 429, 429])
  expect(await ctx.db.$count(outbox, eq(outbox.kind, 'owner-message'))).toBe(30)
})
