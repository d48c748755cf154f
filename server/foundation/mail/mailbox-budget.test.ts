import { beforeEach, describe, expect, it } from 'vitest'
import { outbox, rateLimits, waitingList } from '#server/foundation/database/schema/all-tables.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { TRUST_PROXY: 'true' } })
const DAY = 24 * 60 * 60 * 1000

let callers = 0
/** Every request comes from a different address. */
const ask = (path: string, body: object) =>
  ctx.call('POST', path, body, {
    'X-Forwarded-For': `203.0.${Math.floor(++callers / 250)}.${(callers % 250) + 1}`,
  })
const subscribe = (email: string) => ask('/api/newsletter', { email })
const wait = (customerEmail: string, turn: number) => {
  const bookingDate = new Date(MORNING.getTime() + (turn + 10) * DAY).toISOString().slice(0, 10)
  return ask('/api/waiting-list', {
    customerEmail,
    bookingDate,
    numberOfTeepees: 1,
    customerName: 'Somebody',
  })
}
const forget = (email: string) => ask('/api/admin/forgotten-password', { email })
const kinds = async () => (await ctx.db.select().from(outbox)).map(({ kind }) => kind).sort()

beforeEach(async () => {
  ctx.setNow(MORNING)
  for (const table of [outbox, rateLimits, waitingList]) await ctx.db.delete(table)
  await ctx.staff('PUT', '/api/admin/newsletter-settings', { confirmsNewsletter: true })
  await ctx.staff('PUT', '/api/site-settings', { teepeeStock: 0 })
})

describe('mails that a stranger can trigger', () => {
  it('are limited to four an hour per mailbox, however its address is varied', async () => {
    for (let turn = 0; turn < 60; turn++) {
      const { status } = await subscribe(`Victim+${turn}@example.com`)
      expect(status).toBe(201)
    }
    expect(await kinds()).toHaveLength(4)
    await subscribe('neighbor@example.com')
    expect(await kinds()).toHaveLength(5)
  })

  it('share one limit, whatever their kind', async () => {
    await addColleague(ctx, 'victim', 'office', 'victim@example.com')
    for (let turn = 0; turn < 12; turn++) expect((await wait('victim@example.com', turn)).status).toBe(201)
    expect(await kinds()).toEqual(Array(4).fill('waiting-list-joined'))
    await subscribe('victim@example.com')
    expect((await forget('victim@example.com')).status).toBe(429)
    expect(await kinds()).toHaveLength(4)
    expect(await ctx.db.select().from(waitingList)).toHaveLength(12)
  })

  it('are limited to eight a day; a new password is available after an hour', async () => {
    await addColleague(ctx, 'patient', 'office', 'patient@example.com')
    for (let hour = 0; hour < 20; hour++) {
      ctx.setNow(new Date(MORNING.getTime() + hour * 61 * 60 * 1000))
      for (let turn = 0; turn < 5; turn++) await subscribe(`patient+${hour}-${turn}@example.com`)
    }
    expect(await kinds()).toHaveLength(8)
    ctx.setNow(new Date(MORNING.getTime() + 22 * 61 * 60 * 1000))
    expect((await forget('patient@example.com')).status).toBe(200)
    expect(await kinds()).toContain('password-reset')
  })

  it('do not count if they are not sent again', async () => {
    for (let turn = 0; turn < 9; turn++) await subscribe('eager@example.com')
    expect(await kinds()).toEqual(['newsletter-confirmation'])
    expect((await wait('eager@example.com', 1)).status).toBe(201)
    expect(await kinds()).toEqual(['newsletter-confirmation', 'waiting-list-joined'])
  })
})
