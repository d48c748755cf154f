import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { ERASED } from '#domain/people/customers/contact-keys.ts'
import { and, eq, inArray } from '#server/foundation/database/drizzle.ts'
import {
  advertisingRefusals,
  bookings,
  followUpSettings,
  followUps,
  outbox,
} from '#server/foundation/database/schema/all-tables.ts'
import { isolateFailures } from '#server/foundation/jobs/isolate-failures.ts'
import type { OutgoingMail } from '#server/foundation/mail/mail-transport.ts'
import { sendDueMail } from '#server/foundation/mail/send-due-mail.ts'
import { type Death, dying } from '#test/dying-server.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { unsubscribeUrl } from './follow-up-links.ts'
import { refuseAdvertising } from './refuse-advertising.ts'
import { sendFollowUps, withdrawFollowUps } from './send-follow-ups.ts'

/** The long form: FOLLOW_UP_HISTORIES=10000. */
const HISTORIES = Number(process.env.FOLLOW_UP_HISTORIES ?? 15)
const STEPS_MOST = 30
const HOUR = 3_600_000

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

const anyStep = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.integer({ min: 1, max: 400 }).map((hours) => ({ kind: 'wait', hours }) as const),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('expired', 'celebrated', 'ahead')
      .map((what) => ({ kind: 'book', what }) as const),
  },
  { weight: 2, arbitrary: fc.constantFrom({ kind: 'refuse' } as const, { kind: 'cancel' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'erase' } as const) },
  { weight: 2, arbitrary: fc.boolean().map((isDown) => ({ kind: 'mail server', isDown }) as const) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('before', 'during', 'sending')
      .map((when) => ({ kind: 'kill', when }) as const),
  },
)
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

/** What the family may get, judged from outside. */
type Family = {
  email: string
  parties: { id: number; day: string; isActive: boolean }[]
  hasRefused: boolean
  isErased: boolean
  advertisedAt: number[]
  got: Set<string>
}

/** Always runs first: random histories alone could all be of families that get nothing. */
const ORDINARY: Step[] = [
  { kind: 'book', what: 'expired' },
  { kind: 'book', what: 'celebrated' },
  ...Array.from({ length: 6 }, () => ({ kind: 'wait', hours: 20 }) as const),
]

let families = 0
let followed = 0

it('nobody who has booked, opted out or been erased gets anything, and nothing is sent twice, on two servers that die', async () => {
  const template = await payForParty(ctx, { bookingDate: '2027-01-20' })
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, template.id))
  await ctx.db.delete(outbox)
  await ctx.db.insert(followUpSettings).values([
    { kind: 'unfinished-booking', enabled: true },
    { kind: 'day-before', enabled: true },
    { kind: 'same-again', enabled: true },
  ])
  await ctx.db.update(bookings).set({ bookingStatus: 'cancelled', cancelReason: 'staff' })

  const live = async (steps: readonly Step[]) => {
    ctx.setNow(MORNING)
    isServerDown = false
    const email = `family${++families}@example.com`
    const family: Family = {
      email,
      parties: [],
      hasRefused: false,
      isErased: false,
      advertisedAt: [],
      got: new Set(),
    }
    for (const step of steps) {
      await take(family, step, present(row))
      await runJobs(family, step.kind === 'kill' ? step.when : undefined)
    }
    await end(family)
  }
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: STEPS_MOST }), live), {
    numRuns: HISTORIES,
    examples: [[ORDINARY]],
    endOnFailure: true,
  })
  expect(followed).toBeGreaterThan(0)
}, 21_600_000)

async function take(family: Family, step: Step, template: typeof bookings.$inferSelect): Promise<void> {
  switch (step.kind) {
    case 'wait':
      return ctx.setNow(new Date(+ctx.now() + step.hours * HOUR))
    case 'book':
      return family.isErased ? undefined : book(family, step.what, template)
    case 'refuse':
      return refuse(family)
    case 'cancel': {
      const party = family.parties.findLast(({ isActive }) => isActive)
      if (!party) return
      party.isActive = false
      await ctx.db
        .update(bookings)
        .set({ bookingStatus: 'cancelled', cancelReason: 'customer' })
        .where(eq(bookings.id, party.id))
      return
    }
    case 'erase':
      family.isErased = true
      await ctx.db
        .update(bookings)
        .set({ customerEmail: ERASED, customerPhone: ERASED })
        .where(eq(bookings.customerEmail, family.email))
      await ctx.db
        .update(outbox)
        .set({ recipient: ERASED, status: 'kept', nextAttemptAt: null })
        .where(and(eq(outbox.recipient, family.email), inArray(outbox.status, ['queued', 'sending'])))
      return
    case 'mail server':
      isServerDown = step.isDown
  }
}

async function book(
  family: Family,
  what: 'expired' | 'celebrated' | 'ahead',
  template: typeof bookings.$inferSelect,
): Promise<void> {
  const now = ctx.now()
  const { id: _, ...values } = template
  const hasExpired = what === 'expired'
  // Ten months ago, allowing for how far the clock has run.
  const day = addDays(partyDayAt(now), what === 'celebrated' ? -301 : hasExpired ? 30 : 6)
  const [made] = await ctx.db
    .insert(bookings)
    .values({
      ...values,
      reference: `MT-FOLLOWED-${families}-${family.parties.length}`,
      customerEmail: family.email,
      bookingDate: day,
      bookingStatus: hasExpired ? 'cancelled' : 'confirmed',
      cancelReason: hasExpired ? 'lapsed' : null,
      cancelledAt: hasExpired ? now : null,
      isPaid: !hasExpired,
      holdExpiresAt: null,
      createdAt: now,
    })
    .returning()
  family.parties.push({ id: present(made).id, day, isActive: !hasExpired })
}

/** Unsubscribes with the link of any mail the family got. */
async function refuse(family: Family): Promise<void> {
  const ids = family.parties.map(({ id }) => id)
  if (ids.length === 0) return
  const [row] = await ctx.db.select().from(followUps).where(inArray(followUps.bookingId, ids)).limit(1)
  if (!row) return
  const url = await unsubscribeUrl(ctx.db, ctx, row, { language: 'en', purpose: 'unsubscribe' })
  expect(await refuseAdvertising(ctx, present(url.split('/').pop()))).toEqual({ success: true })
  family.hasRefused = true
}

/** Runs the jobs on two servers at once; one of them may die while it writes, or before it sends. */
async function runJobs(family: Family, death: Death | undefined): Promise<void> {
  const servers = [death ? dying(ctx, death) : ctx, ctx]
  await Promise.all(servers.map((server) => sendFollowUps(server).catch(ignore)))
  await Promise.all(
    servers.map(async (server) => {
      await isolateFailures(server, (attempt) => withdrawFollowUps(server, attempt))
        .then(() => sendDueMail(server))
        .catch(ignore)
    }),
  )
  for (const mail of sent.splice(0)) check(family, mail)
}

const ignore = () => undefined

function check(family: Family, mail: OutgoingMail): void {
  const now = +ctx.now()
  const today = partyDayAt(ctx.now())
  expect(mail.to).toBe(family.email)
  const isAdvertising = mail.headers['List-Unsubscribe'] !== undefined
  followed++
  expect(family.isErased).toBe(false)
  const key = `${mail.subject} ${/MT-FOLLOWED-\d+-\d+/.exec(mail.text)?.[0] ?? mail.messageId}`
  expect(family.got).not.toContain(key)
  family.got.add(key)
  if (!isAdvertising) {
    expect(mail.subject).toMatch(/^Tomorrow is the day/)
    expect(mail.text).not.toContain('nsubscribe')
    expect(family.parties.some(({ day, isActive }) => isActive && day === addDays(today, 1))).toBe(true)
    return
  }
  expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(mail.text).toContain('123 Placeholder Street')
  expect(family.hasRefused).toBe(false)
  expect(family.parties.filter(({ day, isActive }) => isActive && day >= today)).toEqual([])
  expect(family.advertisedAt.filter((at) => now - at < 7 * DAY_MILLISECONDS)).toEqual([])
  family.advertisedAt.push(now)
}

async function end({ email }: Family): Promise<void> {
  await ctx.db.delete(outbox)
  await ctx.db.delete(followUps)
  await ctx.db.delete(advertisingRefusals)
  await ctx.db.update(bookings).set({ bookingStatus: 'cancelled', cancelReason: 'staff' })
  await ctx.db.delete(bookings).where(eq(bookings.customerEmail, email))
}
