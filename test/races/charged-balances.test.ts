import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { createApi } from '#server/api.ts'
import type { Context } from '#server/context.ts'
import { createContext } from '#server/create-context.ts'
import type { DatabaseClient } from '#server/foundation/database/client.ts'
import { and, eq, sql } from '#server/foundation/database/drizzle.ts'
import {
  cardConsents,
  cardHolds,
  outbox,
  payments,
  siteSettings,
  themes,
} from '#server/foundation/database/schema/all-tables.ts'
import { collectBalances } from '#server/money/payments/autopay/collect-balances.ts'
import { chargeDecidedClaims } from '#server/money/payments/claims/charge-claim.ts'
import { maintainHolds } from '#server/money/payments/holds/maintain-holds.ts'
import { retryRefunds } from '#server/money/payments/refunds/send-refund.ts'
import { openCopy } from '#test/copy-database.ts'
import { agreeToAutopay } from '#test/journeys/agree-to-autopay.ts'
import { WEBHOOK_SECRET } from '#test/simulated/stripe/start-simulated-stripe.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { signedWebhook } from '#test/simulated/stripe/webhooks.ts'
import { MORNING } from '#test/test-context.ts'
import {
  type BalanceStep,
  type Beginning,
  histories,
  isDamageStep,
  type Step,
  WORDS,
  type Word,
} from './charge-steps.ts'
import { countCaptures, expectFairDamage, newDamage, noteAsk, takeDamageStep } from './damage-history.ts'

/** `npm run test:races` takes 10,000, different ones each time. */
const EVENTS = Number(process.env.RACE_CHARGES ?? 300)
const SEED = process.env.RACE_CHARGES ? {} : { seed: 36 }
const STEPS = 25
const PARTY = '2027-03-06'
/** Two days before the notice, five before the charge. */
const START = new Date('2027-02-22T15:00:00Z')
/** When the notice is sent, the balance is charged, and the hold is placed. */
const [NOTICE, CHARGE, HOLD] = ['2027-02-24', '2027-02-27', '2027-03-05'].map(
  (day) => new Date(`${day}T15:05:00Z`),
) as [Date, Date, Date]
const AFTER = new Date('2027-03-07T15:05:00Z')
/** When the job runs before a history, and when the history begins. */
const BEGINNINGS: Readonly<Record<Beginning, { readonly runs: readonly Date[]; readonly at: Date }>> = {
  balance: { runs: [], at: START },
  hold: { runs: [NOTICE, CHARGE], at: HOLD },
  'damage-held': { runs: [NOTICE, CHARGE, HOLD], at: AFTER },
  damage: { runs: [NOTICE, CHARGE], at: AFTER },
}
const HOUR_MILLISECONDS = 3_600_000

const world = await stripeContext()
const { ctx, stripe } = world
/** A second server with the same database and its own clock. */
let other: { readonly ctx: Context; readonly api: ReturnType<typeof createApi>; now: Date }
let database: DatabaseClient

beforeAll(async () => {
  database = openCopy(ctx.databaseUrl)
  const parts = { config: ctx.config, db: database.db, log: pino({ level: 'silent' }) }
  const made = await createContext(parts, { now: () => other.now })
  other = { ctx: made, api: createApi(made), now: MORNING }
  await ctx.db.update(siteSettings).set({ maxPartiesPerDay: 100_000, teepeeStock: 100_000 })
  await ctx.db.update(themes).set({ teepeeStock: 100_000 })
})
beforeEach(() =>
  ctx.staff('PUT', '/api/admin/pricing', {
    autopay: { enabled: true },
    damage: { maximum: '250' },
    hold: { amount: '100' },
  }),
)
afterAll(() => database.close())

it('whatever happens, no balance or damage is charged twice, beyond its consent, or to a card that refused for good, no balance without notice, and no hold is forgotten', {
  timeout: 7_200_000,
}, async () => {
  let events = 0
  let asked = 0
  let held = 0
  let damages = 0
  let captures = 0
  await fc.assert(
    fc.asyncProperty(histories(STEPS), async ({ begins, steps }) => {
      const family = await begin(begins)
      for (const one of steps) await take(one, family)
      await end(family)
      await expectFair(family)
      await expectFairDamage(world, family)
      events += steps.length
      asked += family.asks.length
      held += family.holds.filter(({ word }) => word === 'pays').length
      damages += family.damage.asks.length
      captures += await countCaptures(ctx, family)
      await forget(family.id)
    }),
    { numRuns: Math.ceil(EVENTS / STEPS), ...SEED },
  )
  // The histories must actually charge cards.
  expect(asked).toBeGreaterThan(EVENTS / STEPS / 4)
  expect(held).toBeGreaterThan(EVENTS / STEPS / 24)
  expect(damages + captures).toBeGreaterThan(0)
  const figures = { events, asked, held, damages, captures }
  if (process.env.RACE_CHARGES) process.stdout.write(`${JSON.stringify(figures)}\n`)
})

/** What the job does every five minutes. */
async function collect(on: Context): Promise<void> {
  await maintainHolds(on)
  await chargeDecidedClaims(on)
  await collectBalances(on)
}

type Family = Awaited<ReturnType<typeof begin>>

async function begin(begins: Beginning) {
  ctx.setNow(MORNING)
  other.now = MORNING
  stripe.setWeather(undefined)
  const first = stripe.webhooks.length
  const family = await agreeToAutopay(world, { bookingDate: PARTY })
  await ctx.call('PUT', family.own('/hold'), { amount: '100', last4: '4242' })
  const state = {
    ...family,
    begins,
    damage: newDamage(),
    first,
    says: 'pays' as Word,
    /** From when on no card may be charged. */
    isOver: false,
    /** From when on nothing may be held. */
    isGone: false,
    moves: 0,
    holds: [] as { word: Word; cents: number; isGone: boolean }[],
    asks: [] as {
      methodId: string
      word: Word
      cents: number
      consent: number
      isOver: boolean
      moves: number
    }[],
  }
  stripe.ledger.answerLater = ({ id: methodId }, { amount: cents, metadata }) => {
    const { says: word, isOver, isGone, moves } = state
    if (metadata.purpose === 'hold') {
      state.holds.push({ word, cents, isGone })
      const no = WORDS[word]
      return no && { ...no, message: 'Your card was declined.' }
    }
    if (metadata.purpose === 'damage') noteAsk(state.damage, { claimId: Number(metadata.claim), cents, word })
    else state.asks.push({ methodId, word, cents, consent: Number(metadata.consent), isOver, moves })
    const decline = WORDS[word]
    return decline && { ...decline, message: 'Your card was declined.' }
  }
  const { runs, at } = BEGINNINGS[begins]
  for (const now of runs) await collectAt(now)
  setBoth(at)
  return state
}

async function take(one: Step, family: Family): Promise<void> {
  if (isDamageStep(one)) return takeDamageStep(world, other, one, family)
  const { own, id } = family
  switch (one.kind) {
    case 'collect':
      await collect(one.on ? ctx : other.ctx)
      return expectNoneOverdue(one.on ? ctx : other.ctx)
    case 'collectOnBoth':
      return void (await Promise.all([ctx, other.ctx].map(collect)))
    case 'webhook':
      return deliver(one, family)
    case 'jump': {
      const by = one.days * 24 * HOUR_MILLISECONDS
      if (one.on) ctx.setNow(new Date(ctx.now().getTime() + by))
      else other.now = new Date(other.now.getTime() + by)
      return
    }
    case 'wait': {
      const by = one.hours * HOUR_MILLISECONDS
      ctx.setNow(new Date(ctx.now().getTime() + by))
      other.now = new Date(other.now.getTime() + by)
      return
    }
    case 'bank':
      family.says = one.says
      return
    case 'stripe':
      return stripe.setWeather({ calls: 1, mode: one.mode })
    case 'order': {
      const { numberOfTeepees } = one
      const { version, differenceAmount } = (
        await ctx.call('POST', own('/change-quote'), { numberOfTeepees })
      ).body
      await ctx.call('POST', own('/change'), { numberOfTeepees, version, differenceAmount })
      return
    }
    case 'agree': {
      const { body } = await ctx.call('GET', own())
      const amount = body.autopay?.newAmount
      if (amount) await ctx.call('PUT', own('/autopay'), { amount })
      return
    }
    case 'hold': {
      const { hold } = (await ctx.call('GET', own())).body
      if (hold?.state === 'offered')
        await ctx.call('PUT', own('/hold'), { amount: hold.amount, last4: hold.last4 })
      return
    }
    case 'move':
      if (
        (await ctx.call('POST', own('/reschedule'), { bookingDate: addDays(PARTY, one.days) })).status === 200
      )
        family.moves++
      return
    case 'remove':
      if ((await ctx.call('DELETE', own('/autopay'))).status === 200) {
        family.isOver = true
        family.isGone = true
        family.damage.consents.clear()
      }
      return
    case 'zelle': {
      const amount = (await ctx.call('GET', own())).body.owedAmount
      const paid = await ctx.staff('POST', `/api/bookings/${id}/payments`, { amount, method: 'zelle' })
      if (paid.status === 201) family.isOver = true
      return
    }
    case 'cancel': {
      const { refundAmount } = (await ctx.call('GET', own())).body
      if ((await ctx.call('POST', own('/cancellation'), { refundAmount })).status === 200) {
        family.isOver = true
        family.isGone = true
      }
      return
    }
  }
}

type Delivery = Extract<BalanceStep, { kind: 'webhook' }>

/** Any event so far, possibly an old one, possibly twice, to either server. */
async function deliver({ which, on, isDoubled, hasNewName }: Delivery, { first }: Family): Promise<void> {
  const all = stripe.webhooks.slice(first)
  const event = all[which % Math.max(1, all.length)]
  if (!event) return
  const named = hasNewName
    ? signedWebhook(event.type, JSON.parse(event.body).data.object, WEBHOOK_SECRET)
    : event
  const send = () =>
    (on ? ctx.fetch : other.api.request)('/api/stripe/webhook', {
      method: 'POST',
      body: named.body,
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': named.signature },
    })
  await Promise.all(isDoubled ? [send(), send()] : [send()])
}

/** A month later all events have arrived, and both servers' clocks agree. */
async function end({ first, bookingId }: Family): Promise<void> {
  stripe.setWeather(undefined)
  for (const { body, signature } of stripe.webhooks.slice(first).reverse())
    await ctx.call('POST', '/api/stripe/webhook', body, { 'Stripe-Signature': signature })
  await ctx.call('POST', `/api/bookings/${bookingId}/payment` as const, {})
  for (const day of ['2027-03-01', '2027-03-03', '2027-03-05']) await collectAt(new Date(`${day}T18:00:00Z`))
  for (const { endsAt } of await findPlaced()) if (endsAt) await collectAt(endsAt)
  expect(stripe.ledger.getHeld()).toEqual([])
  await collectAt(new Date('2027-04-10T18:00:00Z'))
  await retryRefunds(ctx)
}

function setBoth(now: Date): void {
  other.now = now
  ctx.setNow(now)
}

/** Both servers' clocks agree, and both run the job. */
async function collectAt(now: Date): Promise<void> {
  setBoth(now)
  await Promise.all([ctx, other.ctx].map(collect))
}

const findPlaced = () => ctx.db.select().from(cardHolds).where(eq(cardHolds.state, 'placed'))

/**
 * By the clock of the server that watched the holds, none that is still held has expired; not counting times when the
 * provider was away.
 */
async function expectNoneOverdue(on: Context): Promise<void> {
  if (stripe.getWeather()) return
  const overdue = (await findPlaced()).filter(({ endsAt }) => endsAt && endsAt <= on.now())
  expect(overdue).toEqual([])
}

async function expectFair({ id, bookingId, asks, holds, begins }: Family): Promise<void> {
  // Only a soft decline is followed by another attempt, up to three in total unless the party moves.
  for (const [, ofCard] of Map.groupBy(asks, ({ methodId }) => methodId)) {
    for (const [, ofDay] of Map.groupBy(ofCard, ({ moves }) => moves))
      expect(ofDay.length).toBeLessThanOrEqual(3)
    expect(ofCard.slice(0, -1).every(({ word }) => word === 'soft')).toBe(true)
  }
  expect(asks.filter(({ word }) => word === 'pays').length).toBeLessThanOrEqual(1)
  expect(asks.filter(({ isOver }) => isOver)).toEqual([])
  const consents = await ctx.db.select().from(cardConsents).where(eq(cardConsents.bookingId, id))
  for (const { consent, cents } of asks)
    expect(cents).toBeLessThanOrEqual(consents.find((one) => one.id === consent)?.amountCents ?? 0)
  const notices = and(eq(outbox.bookingId, id), eq(outbox.kind, 'autopay-notice'))
  if (asks.length > 0 || begins !== 'balance') expect(await ctx.db.$count(outbox, notices)).toBeGreaterThan(0)
  // Nothing is held anymore, and nothing was held without its family's agreement, or twice for the same day.
  expect(stripe.ledger.getHeld()).toEqual([])
  const holdRows = await ctx.db.select().from(cardHolds).where(eq(cardHolds.bookingId, id))
  expect(holdRows.filter(({ state }) => ['agreed', 'planned', 'placed'].includes(state))).toEqual([])
  expect(holds.filter(({ cents, isGone }) => isGone || cents > 10_000)).toEqual([])
  expect(holds.length).toBeLessThanOrEqual(holdRows.reduce((sum, { moves }) => sum + moves + 1, 0))
  // Everything that Stripe took is recorded exactly once.
  const taken = [...stripe.ledger.intents.values()].filter(
    ({ metadata, status }) => metadata.reference === bookingId && status === 'succeeded',
  )
  const rows = await ctx.db.select().from(payments).where(eq(payments.bookingId, id))
  const recorded = rows.flatMap(({ intentId }) => intentId ?? [])
  expect(recorded.toSorted()).toEqual(taken.map((one) => one.id).toSorted())
}

/** Leaves the day and the servers to the next family. */
async function forget(id: number): Promise<void> {
  await ctx.db.execute(sql`DELETE FROM saved_card_charges`)
  await ctx.db.execute(sql`DELETE FROM card_consents`)
  await ctx.db.execute(sql`DELETE FROM card_holds`)
  await ctx.db.execute(sql`DELETE FROM damage_consents`)
  await ctx.db.execute(sql`UPDATE bookings SET booking_status = 'cancelled' WHERE id = ${id}`)
}
