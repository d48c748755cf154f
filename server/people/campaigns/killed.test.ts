import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { campaigns, newsletterSubscribers, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { isolateFailures } from '#server/foundation/jobs/isolate-failures.ts'
import type { OutgoingMail } from '#server/foundation/mail/mail-transport.ts'
import { sendDueMail } from '#server/foundation/mail/send-due-mail.ts'
import { type Death, dying } from '#test/dying-server.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { sendCampaigns, withdrawCampaignMails } from './send-campaigns.ts'

/** The long form: CAMPAIGN_HISTORIES=10000. */
const HISTORIES = Number(process.env.CAMPAIGN_HISTORIES ?? 6)
const READERS = 30
const MINUTE = 60_000
const NOON = new Date(+MORNING + 4 * 60 * MINUTE)

const sent: OutgoingMail[] = []
let isServerDown = false
const ctx = testContext({
  env: { RATE_LIMITS: 'off' },
  changes: () => ({
    mail: {
      send: async (mail) => {
        if (isServerDown) throw new Error('Connection refused')
        sent.push(mail)
      },
      close: () => undefined,
    },
  }),
})

const words = { subject: 'News', heading: 'News', body: 'There is a new theme.', button: '' }
const draft = {
  words: { en: words, es: words },
  pictures: [],
  audience: { subscribers: true, families: false },
}

const anyStep = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ kind: 'minute' } as const) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('before', 'during', 'sending')
      .map((when) => ({ kind: 'kill', when }) as const),
  },
  { weight: 2, arbitrary: fc.constantFrom({ kind: 'stop' } as const, { kind: 'go on' } as const) },
  { weight: 1, arbitrary: fc.boolean().map((isDown) => ({ kind: 'mail server', isDown }) as const) },
  { weight: 2, arbitrary: fc.nat(READERS - 1).map((reader) => ({ kind: 'leave', reader }) as const) },
)
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

it('a newsletter reaches each reader once, and nobody who left, on two servers that die, even when stopped midway', async () => {
  const contact = { phone: '(305) 555-0123', email: 'hello@example.com', hours: 'Every day' }
  await ctx.staff('PUT', '/api/contact-info', { ...contact, address: '1200 Biscayne Blvd, Miami' })
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 15 }), async (steps) => {
      const id = await begin()
      const left = new Set<string>()
      for (const step of steps) await take(step, { id, left })
      isServerDown = false
      await ctx.staff('POST', `/api/admin/campaigns/${id}/send`, { version: 1 })
      // After five failures within a history's 45 minutes, a mail waits 30 more.
      for (let round = 0; round < 20 && missing(left).length > 0; round++) await work()
      await work()
      await ctx.staff('POST', `/api/admin/campaigns/${id}/stop`)
      expect(new Set(arrived).size).toBe(arrived.length)
      expect(missing(left)).toEqual([])
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  )
}, 21_600_000)

const address = (index: number) => `reader${index}@example.com`
const arrived: string[] = []
const missing = (left: ReadonlySet<string>) =>
  Array.from({ length: READERS }, (_, index) => address(index)).filter(
    (email) => !left.has(email) && !arrived.includes(email),
  )

async function begin(): Promise<number> {
  ctx.setNow(NOON)
  isServerDown = false
  sent.length = 0
  arrived.length = 0
  await ctx.db.delete(campaigns)
  await ctx.db.delete(newsletterSubscribers)
  await ctx.db.delete(outbox)
  await ctx.db
    .insert(newsletterSubscribers)
    .values(Array.from({ length: READERS }, (_, index) => ({ email: address(index), confirmedAt: MORNING })))
  const { id } = (await ctx.staff('POST', '/api/admin/campaigns', draft)).body
  expect((await ctx.staff('POST', `/api/admin/campaigns/${id}/send`, { version: 1 })).status).toBe(200)
  return id
}

type Sending = { readonly id: number; readonly left: Set<string> }

async function take(step: Step, { id, left }: Sending): Promise<void> {
  switch (step.kind) {
    case 'stop': {
      // Stopped while both servers write and send.
      const stopping = ctx.staff('POST', `/api/admin/campaigns/${id}/stop`)
      await work()
      await stopping
      const before = arrived.length
      await work()
      expect(arrived.length).toBe(before)
      return
    }
    case 'go on':
      await ctx.staff('POST', `/api/admin/campaigns/${id}/send`, { version: 1 })
      return work()
    case 'leave': {
      const email = address(step.reader)
      left.add(email)
      await ctx.db
        .update(newsletterSubscribers)
        .set({ state: 'unsubscribed', unsubscribedAt: ctx.now() })
        .where(eq(newsletterSubscribers.email, email))
      const before = arrived.length
      await work()
      expect(arrived.slice(before)).not.toContain(email)
      return
    }
    case 'mail server':
      isServerDown = step.isDown
      return work()
    default:
      return work(step.kind === 'kill' ? step.when : undefined)
  }
}

/** One minute of two servers, one of which may die. */
async function work(death?: Death): Promise<void> {
  const servers = [death ? dying(ctx, death) : ctx, ctx]
  await Promise.all(servers.map((server) => sendCampaigns(server).catch(() => 0)))
  await Promise.all(
    servers.map(async (server) => {
      await isolateFailures(server, (attempt) => withdrawCampaignMails(server, attempt))
        .then(() => sendDueMail(server))
        .catch(() => 0)
    }),
  )
  arrived.push(...sent.splice(0).map(({ to }) => to))
  ctx.setNow(new Date(+ctx.now() + 3 * MINUTE))
}
