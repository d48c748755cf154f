import type { SourceCostChange, SourcesReport } from '#contract/money/sources.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { type Cents, toDecimal } from '#domain/foundation/money/money.ts'
import type { ReportRange } from '#domain/money/reports/report-range.ts'
import { DIRECT, limitSources, OTHER_SOURCES } from '#domain/money/reports/touch.ts'
import { receivedForParty } from '#server/booking/bookings/paid-less-refunds.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, gte, lte, type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { sourceCosts, visitCounts, waitingList } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { cents, isSold, isWithin } from './report-sql.ts'

type Brought = {
  readonly source: string
  readonly bookings: number
  readonly soldBookings: number
  readonly revenueCents: Cents
}

/** Returns how far visitors in a range got, and what the bookings made in it brought, by source. */
export async function readSources(tx: Transaction, range: ReportRange): Promise<SourcesReport> {
  const counted = await tx
    .select()
    .from(visitCounts)
    .where(and(gte(visitCounts.day, range.from), lte(visitCounts.day, range.to)))
    .orderBy(visitCounts.step, visitCounts.source)
  const last = await broughtBy(tx, range, 'last')
  const costs = await readSourceCosts(tx, range)
  const known = new Set([
    ...last.map(({ source }) => source),
    ...totals(counted, ({ source }) => source).keys(),
    ...costs.map(({ source }) => source),
  ])
  return {
    steps: countSteps(counted),
    sources: groupSources([...known]).map(({ source, names }) => {
      const isFromThere = (row: { readonly source: string }) => names.has(row.source)
      const steps = countSteps(counted.filter(isFromThere))
      const cost = costs.filter(isFromThere).reduce((sum, { amount }) => sum + toCents(amount), 0)
      return {
        ...addUp(source, last.filter(isFromThere)),
        visits: steps[0]?.visits ?? 0,
        steps,
        costAmount: toDecimal(cost),
      }
    }),
    costs,
    firstSources: limitBrought(await broughtBy(tx, range, 'first')),
    heardFrom: await readAnswers(tx, range),
    waitingList: await tx.$count(waitingList, isWithin(sql`${waitingList.createdAt}`, range)),
  }
}

type BroughtRow = Awaited<ReturnType<typeof broughtBy>>[number]

/** Returns the sources that the report lists, each with the names that count as it. */
function groupSources(names: readonly string[]): { source: string; names: ReadonlySet<string> }[] {
  const { listed, others } = limitSources(names.map((source) => ({ source })))
  const groups = listed.map(({ source }) => ({ source, names: new Set([source]) }))
  if (others.length === 0) return groups
  return [...groups, { source: OTHER_SOURCES, names: new Set(others.map(({ source }) => source)) }]
}

function limitBrought(rows: readonly BroughtRow[]): BroughtRow[] {
  const { listed, others } = limitSources(rows)
  return others.length === 0 ? listed : [...listed, addUp(OTHER_SOURCES, others)]
}

function addUp(source: string, rows: readonly BroughtRow[]): BroughtRow {
  return {
    source,
    bookings: rows.reduce((sum, { bookings }) => sum + bookings, 0),
    soldBookings: rows.reduce((sum, { soldBookings }) => sum + soldBookings, 0),
    revenueAmount: toDecimal(rows.reduce((sum, { revenueAmount }) => sum + toCents(revenueAmount), 0)),
  }
}

/** Sorted so that the step reached by the most visits comes first. */
function countSteps(rows: readonly { readonly step: string; readonly visits: number }[]) {
  return [...totals(rows, ({ step }) => step)].map(([step, visits]) => ({ step, visits }))
}

function totals<Row extends { readonly visits: number }>(
  rows: readonly Row[],
  getName: (row: Row) => string,
) {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(getName(row), (sums.get(getName(row)) ?? 0) + row.visits)
  return new Map([...sums].toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other)))
}

/**
 * Names a source like `getSourceName` in domain/money/reports/touch.ts. A visitor who only brought a coupon counts under the
 * coupon.
 */
function nameIn(touch: SQL): SQL {
  const name = sql`coalesce(nullif(trim(${touch}->>'utmSource'), ''), ${touch}->>'referrerHost', coupon_code, '')`
  return sql`coalesce(nullif(trim(left(regexp_replace(lower(${name}), '^www\\.', ''), 60)), ''), ${DIRECT}::text)`
}

/** Bookings entered by staff do not have a source from a page. */
async function broughtBy(tx: Transaction, range: ReportRange, which: 'first' | 'last') {
  const { rows } = await tx.execute<Brought>(sql`
    SELECT ${nameIn(sql`(touches->${which}::text)`)} AS source, count(*)::int AS bookings,
      (count(*) FILTER (WHERE ${isSold}))::int AS "soldBookings", ${cents(sql`sum(paid)`)} AS "revenueCents"
    FROM bookings AS booking CROSS JOIN LATERAL (SELECT ${receivedForParty} AS paid) AS account
    WHERE NOT entered_by_staff AND ${isWithin(sql`booking.created_at`, range)}
    GROUP BY 1 ORDER BY sum(paid) DESC, 2 DESC, 1`)
  return rows.map(({ revenueCents, ...brought }) => ({ ...brought, revenueAmount: toDecimal(revenueCents) }))
}

async function readAnswers(tx: Transaction, range: ReportRange) {
  const { rows } = await tx.execute<{ answer: string; bookings: number }>(sql`
    SELECT touches->>'heardFrom' AS answer, count(*)::int AS bookings FROM bookings AS booking
    WHERE touches->>'heardFrom' IS NOT NULL AND ${isWithin(sql`booking.created_at`, range)}
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 100`)
  return rows
}

/** Returns the costs entered for every month that a range touches, newest first. */
async function readSourceCosts(tx: Transaction, { from, to }: ReportRange): Promise<SourcesReport['costs']> {
  const rows = await tx
    .select()
    .from(sourceCosts)
    .where(and(gte(sourceCosts.month, `${from.slice(0, 7)}-01`), lte(sourceCosts.month, to)))
  return rows
    .map(({ month, source, amountCents }) => ({
      source,
      month: month.slice(0, 7),
      amount: toDecimal(amountCents),
    }))
    .toSorted((one, other) => other.month.localeCompare(one.month) || one.source.localeCompare(other.source))
}

export async function changeSourceCost(
  ctx: Context,
  { source, month, amount }: SourceCostChange,
  admin: Admin,
): Promise<null> {
  const amountCents = toCents(amount)
  const key = { source, month: `${month}-01` }
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .delete(sourceCosts)
      .where(and(eq(sourceCosts.source, key.source), eq(sourceCosts.month, key.month)))
      .returning()
    const beforeCents = before?.amountCents ?? 0
    if (amountCents > 0) {
      const set = { amountCents, updatedAt: ctx.now() }
      await tx
        .insert(sourceCosts)
        .values({ ...key, ...set })
        .onConflictDoUpdate({ target: [sourceCosts.month, sourceCosts.source], set })
    }
    if (beforeCents === amountCents) return
    const facts = { kind: 'source-cost', source, month, beforeCents, amountCents } as const
    await recordEvent(tx, { kind: 'settings.source-cost-changed', actor: admin.username, facts })
  })
  return null
}
