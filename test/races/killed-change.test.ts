import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { and, eq, sql } from '#server/foundation/database/drizzle.ts'
import { bookings, orderChanges } from '#server/foundation/database/schema/all-tables.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payByTestCard, payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { BASIC, testContext } from '#test/test-context.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** `npm run test:races` makes 20. */
const KILLS = Number(process.env.RACE_KILLED_CHANGES ?? 2)
const FAMILIES = 3
const HOLD_MILLISECONDS = 31 * 60_000
const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const today = partyDayAt(new Date())
let server: ServerProcess

beforeAll(async () => {
  ctx.setNow(new Date())
  await ctx.db.execute('UPDATE site_settings SET max_parties_per_day = 100, teepee_stock = 1000')
  await ctx.db.execute('UPDATE themes SET teepee_stock = 1000')
  server = await start()
})
afterAll(() => server.stop())

it('a paid change is made exactly once, or the old order stands and the money is refunded, even when killed again and again', {
  timeout: 1_800_000,
}, async () => {
  const parties: Party[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const bookingDate = addDays(today, 40 + kill * 3)
    const batch: Party[] = []
    for (let family = 0; family < FAMILIES; family++) batch.push(await book(family, bookingDate))
    const changes = batch.map(changeOrder)
    await pause(Math.random() * 400)
    await server.kill()
    server = await start()
    await Promise.all(changes)
    parties.push(...batch)
  }
  // A change nobody asks about is ended by the jobs, together with its hold.
  for (const minutes of [1, 2]) {
    ctx.setNow(new Date(Date.now() + minutes * HOLD_MILLISECONDS))
    await drainJobs(ctx)
  }
  const ends = await Promise.all(parties.map(readEnd))
  for (const { kind, applied, changeCents, returnedCents, ...party } of ends) {
    expect([kind, applied <= 1]).toEqual([kind, true])
    // We have the difference once if the change was made, and otherwise not at all.
    expect([kind, changeCents - returnedCents]).toEqual([kind, applied * 7_500])
    expect([kind, party.paidCents]).toEqual([kind, 15_000 + applied * 7_500])
    const teepees = applied === 1 ? [3, 1] : [2, 1]
    expect(kind === 'overtaken' ? teepees : teepees.slice(0, 1)).toContain(party.numberOfTeepees)
    expect(party.totalCents).toBe(party.numberOfTeepees * 7_500)
    expect(party.invoicedCents).toBe(party.paidCents)
    // A family that asks until a server responds gets what it paid for.
    if (kind === 'patient') expect([kind, applied, party.numberOfTeepees]).toEqual([kind, 1, 3])
  }
})

/**
 * Patient families ask until they get a response, others pay and leave; for the third kind, staff change the order
 * meanwhile.
 */
const FAMILY_KINDS = ['patient', 'leaving', 'overtaken'] as const
type Party = Awaited<ReturnType<typeof book>>

const start = () => startServerProcess({ DATABASE_URL: ctx.databaseUrl })

async function book(family: number, bookingDate: string) {
  const customerEmail = `family${family}@example.com`
  const party = await payForParty(ctx, { bookingDate, isDeposit: false, customerEmail })
  const kind = FAMILY_KINDS[family % 3] ?? 'patient'
  return { id: party.id, reference: party.bookingId, at: await createPageLink(ctx, party), kind }
}

async function changeOrder({ id, reference, at, kind }: Party): Promise<void> {
  const wanted = { numberOfTeepees: 3 }
  const quote = await ask<CallAnswer<'POST', '/api/my-bookings/:reference/change-quote'>>(
    at('/change-quote'),
    wanted,
  )
  const { version, differenceAmount } = quote
  const change = { ...wanted, version, differenceAmount }
  const pending = await ask<{ paymentIntentId?: string; clientSecret?: string }>(at('/change'), change)
  const { paymentIntentId, clientSecret } = pending
  if (!paymentIntentId || !clientSecret) return
  await payByTestCard(ctx, paymentIntentId, clientSecret)
  const tell = `/api/bookings/${reference}/payment`
  if (kind === 'patient') await ask(tell, { paymentIntentId })
  else if (kind === 'leaving') await send(tell, { paymentIntentId })
  else
    await Promise.all([
      send(tell, { paymentIntentId }),
      send(`/api/bookings/${id}`, { numberOfTeepees: 1 }, 'PATCH'),
    ])
}

/** Repeats the same request until a server responds. */
async function ask<Body>(path: string, body: object): Promise<Body> {
  for (;;) {
    const response = await send(path, body)
    if (response && response.status < 500) return response.body as Body
    await pause(50)
  }
}

/** Returns undefined if the server is killed meanwhile, or is down. */
async function send(path: string, body: object, method = 'POST') {
  try {
    const response = await fetch(server.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(method === 'PATCH' && { Authorization: BASIC }) },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  } catch {
    return undefined
  }
}

async function readEnd({ id, kind }: Party) {
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, id))
  const { numberOfTeepees, totalCents } = present(row)
  const byFamily = and(eq(orderChanges.bookingId, id), eq(orderChanges.changedBy, 'customer'))
  const applied = await ctx.db.$count(orderChanges, and(byFamily, eq(orderChanges.status, 'applied')))
  const money = await ctx.db.execute<Record<'change' | 'returned', number>>(sql`
    SELECT (SELECT coalesce(sum(amount * 100), 0)::int FROM payments WHERE booking_id = ${id} AND purpose = 'change') AS change,
      (SELECT coalesce(sum(refunds.amount * 100), 0)::int FROM refunds JOIN payments ON payments.id = payment_id
        WHERE booking_id = ${id} AND purpose = 'change' AND refunds.status = 'succeeded') AS returned`)
  const { change, returned } = present(money.rows[0])
  const { body: party } = await ctx.staff('GET', `/api/bookings/${id}`)
  const { invoices } = (await ctx.staff('GET', `/api/bookings/${id}/invoices`)).body
  const sum = (series: string) =>
    invoices
      .filter((one) => one.series === series)
      .reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0)
  return {
    kind,
    applied,
    numberOfTeepees,
    totalCents,
    changeCents: change,
    returnedCents: returned,
    paidCents: Math.round(Number(party.paidAmount) * 100),
    invoicedCents: sum('invoice') - sum('creditNote'),
  }
}
