import { Pool } from 'pg'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { bookOverHttp, emptyBookings, liftLimits } from './booking-creation.ts'
import { bookYears } from './many-bookings.ts'
import { median } from './median.ts'
import type { Product } from './product.ts'
import { type ResultRow, row } from './row.ts'
import { openSession } from './sign-in.ts'

const ROUNDS = 12
const BOOKINGS = 40
const REQUESTS = 100

/** 30 rules of all kinds, of which some fit every party and most fit few. */
const RULES = Array.from({ length: 30 }, (_, index) => ({
  name: `Rule ${index}`,
  when: [
    { weekdays: [index % 7] },
    { days: [{ from: '12-12', to: '01-03' }] },
    { teepees: { from: 3 } },
    { daysAhead: { to: index } },
    { miles: { from: index } },
  ][index % 5],
  change: { kind: index % 2 ? 'add' : 'percent', amount: '2', per: index % 3 ? 'teepee' : 'party' },
}))

/** Measures what a list of 30 rules adds to a booking, and the prices of a month against its availability. */
export async function priceList(product: Product): Promise<ResultRow[]> {
  const pool = new Pool({ connectionString: product.databaseUrl, max: 2 })
  const headers = { ...(await openSession(product)), 'Content-Type': 'application/json' }
  const setRules = async (rules: readonly object[]) => {
    const body = JSON.stringify({ delivery: { depotZip: '33130' }, rules })
    const response = await fetch(`${product.url}/api/admin/pricing`, { method: 'PUT', headers, body })
    if (!response.ok) throw new Error(`The rules were refused: ${await response.text()}`)
  }
  const book = async (rules: readonly object[]) => {
    await setRules(rules)
    await emptyBookings(pool)
    return millisecondsEach(BOOKINGS, (n) => bookOverHttp(product.url, n))
  }
  await liftLimits(pool)
  const bookings = await inTurns(
    () => book(RULES),
    () => book([]),
  )
  await setRules(RULES)
  await bookYears(pool, 1_000)
  const from = addDays(partyDayAt(new Date()), 1)
  const query = `themeId=1&teepees=4&zipCode=33139&from=${from}&to=${addDays(from, 30)}`
  const read = (call: string) =>
    millisecondsEach(REQUESTS, () => readAll(`${product.url}/api/${call}?${query}`))
  const months = await inTurns(
    () => read('prices'),
    () => read('availability'),
  )
  await setRules([])
  await emptyBookings(pool)
  await pool.end()
  return [
    row('a booking with 30 price rules, to one without', { ...bookings, unit: 'ms', aim: 'at most 1.05' }),
    row('the prices of a month under 30 rules, to its availability', {
      ...months,
      unit: 'ms',
      aim: 'at most 1.2',
    }),
  ]
}

/** Measures both, one after the other, after a first time that does not count; returns the medians. */
async function inTurns(
  measureOurs: () => Promise<number>,
  measureBaseline: () => Promise<number>,
): Promise<{ ours: number; baseline: number }> {
  const ours: number[] = []
  const baseline: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    ours.push(await measureOurs())
    baseline.push(await measureBaseline())
  }
  return { ours: median(ours.slice(1)), baseline: median(baseline.slice(1)) }
}

async function millisecondsEach(times: number, act: (n: number) => Promise<void>): Promise<number> {
  const started = performance.now()
  for (let n = 0; n < times; n++) await act(n)
  return (performance.now() - started) / times
}

async function readAll(url: string): Promise<void> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  await response.arrayBuffer()
}
