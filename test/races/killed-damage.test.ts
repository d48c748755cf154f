import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Context } from '#server/context.ts'
import { createContext } from '#server/create-context.ts'
import type { DatabaseClient } from '#server/foundation/database/client.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { bookings, invoices, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { chargeDecidedClaims } from '#server/money/payments/claims/charge-claim.ts'
import { BASIC } from '#test/administrator.ts'
import { openCopy } from '#test/copy-database.ts'
import { claimSteps } from '#test/factories/damaged-party.ts'
import { agreeToAutopay } from '#test/journeys/agree-to-autopay.ts'
import { SECRET_KEY } from '#test/simulated/stripe/start-simulated-stripe.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** `npm run test:races` makes 20. */
const KILLS = Number(process.env.RACE_KILLED_DAMAGE ?? 2)

const world = await stripeContext()
const { ctx, stripe } = world
const today = partyDayAt(new Date())
let server: ServerProcess
/** A second server with the same database. */
let other: Context
let database: DatabaseClient
let parties = 0

beforeAll(async () => {
  ctx.setNow(new Date())
  await ctx.staff('PUT', '/api/admin/pricing', { autopay: { enabled: true }, damage: { maximum: '250' } })
  database = openCopy(ctx.databaseUrl)
  other = await createContext({ config: ctx.config, db: database.db, log: pino({ level: 'silent' }) })
  server = await start()
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

const start = () =>
  startServerProcess({
    DATABASE_URL: ctx.databaseUrl,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_simulated',
    STRIPE_API_BASE: stripe.apiBase,
  })

/** A family whose party was yesterday, and that agreed to pay for damage with its saved card. */
async function aFamily() {
  const bookingDate = addDays(today, 40 + parties++)
  const { id, own, bookingId } = await agreeToAutopay(world, { bookingDate })
  await ctx.db
    .update(bookings)
    .set({ bookingDate: addDays(today, -1) })
    .where(eq(bookings.id, id))
  const { path, claimed, paid } = claimSteps(ctx, id, own)
  const claimId = await claimed()
  const agreed = await ctx.call('PUT', own(`/damage-claims/${claimId}/card`), { amount: '85', last4: '4242' })
  expect(agreed.status).toBe(200)
  /** Returns undefined if the server is killed meanwhile. */
  const charge = () =>
    fetch(`${server.url}${path}/${claimId}/charge`, {
      method: 'POST',
      headers: { Authorization: BASIC },
    }).catch(() => undefined)
  const invoiced = () => ctx.db.$count(invoices, eq(invoices.bookingReference, bookingId))
  const before = await invoiced()
  const read = async () => ({
    status: (await ctx.staff('GET', path)).body.claims[0]?.status,
    asked: stripe.ledger.asked.filter(({ intentId }) => isForClaim(intentId, claimId)).length,
    paid: (await paid()).map(({ amountCents }) => amountCents),
    mails: await ctx.db.$count(outbox, and(eq(outbox.bookingId, id), eq(outbox.kind, 'damage-paid'))),
    invoices: (await invoiced()) - before,
  })
  return { charge, read }
}

const isForClaim = (intentId: string, claimId: number) =>
  stripe.ledger.find(intentId).metadata.charge === `damage-${claimId}`
const runOnBoth = () => Promise.all([ctx, other].map(chargeDecidedClaims))
const ONCE = { status: 'paid', asked: 1, paid: [8_500], mails: 1, invoices: 1 }

it('damage is charged and booked once even if the server is killed right after the card has paid', {
  timeout: 300_000,
}, async () => {
  const { charge, read } = await aFamily()
  const pays = stripe.ledger.answerLater
  let kills = 0
  stripe.ledger.answerLater = () => {
    kills++
    void server.kill()
    return undefined
  }
  await charge()
  stripe.ledger.answerLater = pays
  expect([kills, await read()]).toEqual([1, { status: 'decided', asked: 1, paid: [], mails: 0, invoices: 0 }])
  server = await start()
  await Promise.all([runOnBoth(), charge()])
  await runOnBoth()
  expect(await read()).toEqual(ONCE)
})

it('damage is charged once by two servers, killed at any moment', { timeout: 1_800_000 }, async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    const { charge, read } = await aFamily()
    const charging = charge()
    await pause(Math.random() * 120)
    await Promise.all([server.kill(), runOnBoth()])
    await charging
    server = await start()
    // Staff press the button again, and both servers run the job.
    await charge()
    await Promise.all([runOnBoth(), charge(), charge()])
    expect(await read()).toEqual(ONCE)
  }
})
