import type { Cents } from '#domain/foundation/money/money.ts'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Discrepancy } from '#domain/money/payments/discrepancy.ts'
import { isForParty, withoutFee } from '#server/booking/bookings/paid-less-refunds.ts'
import type { Context } from '#server/context.ts'
import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
} from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  type PaymentRow,
  paymentIntents,
  payments,
  reconciliationSweeps,
} from '#server/foundation/database/schema/all-tables.ts'
import { type Attempt, isolateFailures } from '#server/foundation/jobs/isolate-failures.ts'
import {
  type Intent,
  type IntentPage,
  type PaymentProvider,
  ProviderRefused,
} from '#server/money/payments/providers/payment-provider.ts'
import { isProviderDown } from '../providers/provider-refusals.ts'
import { recordSucceeded } from '../recording/record-succeeded.ts'
import { recordRefunds } from '../refunds/record-refunds.ts'
import { reportDiscrepancy } from '../report-discrepancy.ts'

/** How far back the books are compared: older intents can no longer be paid (`stop-stale-intents.ts`). */
const WINDOW_MILLISECONDS = 7 * DAY_MILLISECONDS
/** How many older payments for upcoming parties are compared per run, to find refunds made at the provider itself. */
const OLDER_MOST = 50
/** Pages per provider and run. However many intents there are, a run ends, and the next one continues. */
const PAGES_MOST = 10

type Sweep = typeof reconciliationSweeps.$inferSelect

/** Compares our payments with each provider's, repairs what it can, and reports the rest. */
export async function reconcile(ctx: Context): Promise<void> {
  await isolateFailures(ctx, async (attempt) => {
    for (const provider of Object.values(ctx.providers))
      if (provider) await attempt({ provider: provider.name }, () => sweep(ctx, provider))
    await reportGoneBookings(ctx)
  })
}

async function sweep(ctx: Context, provider: PaymentProvider): Promise<void> {
  const begun = await beginSweep(ctx, provider)
  const from = begun.restoredTo ?? begun.startedAt
  const since = new Date(from.getTime() - WINDOW_MILLISECONDS)
  const store = (values: Partial<Sweep>) =>
    ctx.db.update(reconciliationSweeps).set(values).where(eq(reconciliationSweeps.provider, provider.name))
  const comparePages = async (attempt: Attempt, failures: readonly unknown[]) => {
    let { cursor } = begun
    for (let pages = 0; pages < PAGES_MOST; pages++) {
      const page = await readPage(provider, since, cursor)
      const taken = page.intents.filter(({ status }) => status === 'succeeded')
      const known = await findKnown(ctx, taken)
      for (const intent of taken)
        await attempt({ intentId: intent.id }, async () => {
          if (known.has(intent.id)) await compare(ctx, intent)
          else if (await isOurs(ctx, intent)) await reportLost(ctx, intent)
        })
      cursor = page.cursor
      // Saved cards may be asked again only after a whole sweep without a failure: this one starts over.
      const startsOver = begun.restoredTo !== null && failures.length > 0
      await store({ cursor: startsOver ? null : cursor })
      if (cursor !== null) continue
      for (const payment of await findUnseen(ctx, provider, { since, startedAt: begun.startedAt }))
        await attempt({ payment: payment.id }, () => compareMissing(ctx, provider, payment))
      if (failures.length === 0) await store({ restoredTo: null })
      return
    }
  }
  await isolateFailures(ctx, comparePages, isProviderDown)
}

/** If the provider no longer knows the cursor, as after a change of account, starts over with the first page. */
async function readPage(provider: PaymentProvider, since: Date, cursor: string | null): Promise<IntentPage> {
  try {
    return await provider.listIntents(since, cursor)
  } catch (error) {
    if (cursor !== null && error instanceof ProviderRefused) return provider.listIntents(since, null)
    throw error
  }
}

/** Continues the sweep that the last run did not finish, or starts one. */
async function beginSweep(ctx: Context, { name }: PaymentProvider): Promise<Sweep> {
  const [open] = await ctx.db
    .select()
    .from(reconciliationSweeps)
    .where(and(eq(reconciliationSweeps.provider, name), isNotNull(reconciliationSweeps.cursor)))
  if (open) return open
  const values = { provider: name, startedAt: ctx.now(), cursor: null }
  const [begun] = await ctx.db
    .insert(reconciliationSweeps)
    .values(values)
    .onConflictDoUpdate({ target: reconciliationSweeps.provider, set: values })
    .returning()
  return begun ?? { ...values, restoredTo: null }
}

/** Returns payments recorded here that were on none of the provider's pages, and older ones. */
async function findUnseen(
  ctx: Context,
  provider: PaymentProvider,
  { since, startedAt }: { readonly since: Date; readonly startedAt: Date },
): Promise<PaymentRow[]> {
  const unseen = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider.name),
        gte(payments.createdAt, since),
        lte(payments.createdAt, startedAt),
        or(isNull(payments.comparedAt), lt(payments.comparedAt, startedAt)),
      ),
    )
  return [...unseen, ...(await olderPayments(ctx, provider, since))]
}

/** Returns payments from before the window that can still be refunded, least recently compared first. */
async function olderPayments(ctx: Context, { name }: PaymentProvider, since: Date): Promise<PaymentRow[]> {
  const rows = await ctx.db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(
        eq(payments.provider, name),
        lt(payments.createdAt, since),
        gte(bookings.bookingDate, partyDayAt(ctx.now())),
      ),
    )
    .orderBy(sql`${payments.comparedAt} ASC NULLS FIRST`, asc(payments.id))
    .limit(OLDER_MOST)
  return rows.map(({ payment }) => payment)
}

async function findKnown(ctx: Context, intents: readonly Intent[]): Promise<Set<string>> {
  const ids = intents.map(({ id }) => id)
  const known = await ctx.db
    .select({ id: paymentIntents.intentId })
    .from(paymentIntents)
    .where(inArray(paymentIntents.intentId, ids))
  return new Set(known.map(({ id }) => id))
}

/** Other programs may use the same account. The first payment of a booking names its site. */
async function isOurs({ db, config }: Context, { metadata: { site, reference } }: Intent): Promise<boolean> {
  if (site && site === config.publicUrl) return true
  return reference !== undefined && (await db.$count(bookings, eq(bookings.reference, reference))) > 0
}

/** Of a payment that our database has lost, as when a backup is restored. */
function reportLost(ctx: Context, { id: intentId, receivedCents, metadata }: Intent): Promise<void> {
  return reportDiscrepancy(ctx.db, ctx, {
    discrepancy: { kind: 'lost', values: { takenCents: receivedCents } },
    intentId,
    bookingReference: metadata.reference ?? null,
  })
}

async function compare(ctx: Context, intent: Intent): Promise<void> {
  const { id: intentId, receivedCents: takenCents } = intent
  const isNew = await recordSucceeded(ctx, intent)
  const [payment] = await ctx.db
    .update(payments)
    .set({ comparedAt: ctx.now() })
    .where(eq(payments.intentId, intentId))
    .returning()
  if (!payment) return
  const { provider, bookingReference, amountCents: recordedCents } = payment
  const report = (discrepancy: Discrepancy, isRepaired: boolean) =>
    reportDiscrepancy(ctx.db, ctx, { discrepancy, intentId, bookingReference, isRepaired })
  if (isNew && payment.bookingId !== null)
    await report({ kind: 'not-recorded', values: { takenCents } }, true)
  if (recordedCents !== takenCents)
    await report({ kind: 'amount-differs', values: { takenCents, recordedCents } }, false)
  const added = await recordRefunds(ctx, { intentId, provider })
  if (added > 0) await report({ kind: 'refund-not-recorded', values: {} }, true)
}

async function compareMissing(ctx: Context, provider: PaymentProvider, payment: PaymentRow): Promise<void> {
  const { intentId } = payment
  if (intentId === null) return
  const intent = await provider.readIntent(intentId)
  if (intent?.status === 'succeeded') return compare(ctx, intent)
  await reportDiscrepancy(ctx.db, ctx, {
    discrepancy: { kind: 'unknown-at-provider', values: { recordedCents: payment.amountCents } },
    intentId,
    bookingReference: payment.bookingReference,
  })
}

/** The most that are reported in one run; the next run continues. */
const MOST = 200

type GoneMoney = {
  readonly paymentId: number
  readonly intentId: string | null
  readonly bookingReference: string
  readonly cents: Cents
}

/**
 * Reports money whose booking no longer exists although nobody decided what happens to it: bookings deleted by servers
 * before this rule, or directly in the database. Failed refunds are reported separately.
 */
async function reportGoneBookings(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.execute<GoneMoney>(sql`
    SELECT payment.id AS "paymentId", payment.intent_id AS "intentId",
      payment.booking_reference AS "bookingReference", (left_over.amount * 100)::float8 AS cents
    FROM payments AS payment
    CROSS JOIN LATERAL (
      SELECT ${withoutFee} - coalesce(sum(refund.amount), 0) AS amount FROM refunds AS refund
      WHERE refund.payment_id = payment.id AND (refund.status <> 'failed' OR refund.settled_at IS NULL)
    ) AS left_over
    WHERE payment.booking_id IS NULL AND payment.booking_reference IS NOT NULL
      AND payment.kept_at IS NULL AND ${isForParty} AND left_over.amount > 0
      AND NOT EXISTS (SELECT FROM reconciliation_findings AS finding
        WHERE finding.kind = 'booking-gone' AND finding.intent_id = coalesce(payment.intent_id, 'payment ' || payment.id))
    ORDER BY payment.id LIMIT ${MOST}`)
  if (rows.length === 0) return
  await reportDiscrepancy(
    ctx.db,
    ctx,
    ...rows.map(({ paymentId, intentId, bookingReference, cents }) => ({
      discrepancy: { kind: 'booking-gone', values: { paidCents: cents } } as const,
      // Cash has no intent.
      intentId: intentId ?? `payment ${paymentId}`,
      bookingReference,
    })),
  )
}
