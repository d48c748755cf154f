import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { ALREADY_PAID, PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import {
  and,
  desc,
  eq,
  inArray,
  isNull,
  ne,
  notInArray,
  type SQL,
} from '#server/foundation/database/drizzle.ts'
import { paymentIntents, payments } from '#server/foundation/database/schema/all-tables.ts'
import type { AttachedIntent } from '#server/foundation/database/schema/money/payments.ts'
import { providerNamed } from '#server/money/payments/providers/payment-providers.ts'
import { callProvider } from '#server/money/payments/providers/provider-refusals.ts'
import type { Intent, IntentStatus } from '../providers/payment-provider.ts'
import { recordSucceeded } from '../recording/record-succeeded.ts'

/**
 * Selects payments of a party's price, of changes to its order, tips, or those for a damage claim; otherwise all of
 * them.
 */
type IntentFilter = {
  readonly kind?: 'price' | 'change' | 'tip' | { readonly damageClaimId: number } | undefined
  readonly keep?: string | null | undefined
}

/** Returns the booking's payments that might still succeed, except the one to keep; newest first. */
export async function readOpenIntents(
  db: Queryable,
  { providers }: Context,
  bookingId: number,
  { kind, keep }: IntentFilter = {},
): Promise<AttachedIntent[]> {
  const rows = await db
    .select({ attached: paymentIntents })
    .from(paymentIntents)
    .leftJoin(payments, eq(payments.intentId, paymentIntents.intentId))
    .where(
      and(
        eq(paymentIntents.bookingId, bookingId),
        kind && matchesKind(kind),
        ne(paymentIntents.intentId, keep ?? ''),
        isNull(paymentIntents.stoppedAt),
        // A payment whose provider is not configured can neither be queried nor accept a card.
        inArray(paymentIntents.provider, Object.keys(providers)),
        // A recorded payment is already settled: it counts, or it was refunded.
        isNull(payments.id),
      ),
    )
    .orderBy(desc(paymentIntents.createdAt), desc(paymentIntents.intentId))
  return rows.map(({ attached }) => attached)
}

function matchesKind(kind: NonNullable<IntentFilter['kind']>): SQL {
  if (typeof kind === 'object') return eq(paymentIntents.damageClaimId, kind.damageClaimId)
  const { purpose } = paymentIntents
  // A move is a change that is paid for, too.
  if (kind === 'change') return inArray(purpose, ['change', 'move'])
  return kind === 'price' ? notInArray(purpose, ['tip', 'damage']) : eq(purpose, kind)
}

/**
 * Makes sure that none of these can be paid anymore. If one has already been paid, records it and returns `underway`.
 */
export async function stopIntents(
  ctx: Context,
  intents: readonly IntentKey[],
  underway: Refusal,
): Promise<Refusal | undefined> {
  for (const key of intents) {
    const intent = await stopIntent(ctx, key)
    if (isRefusal(intent)) return intent
    if (intent?.status === 'succeeded') await recordSucceeded(ctx, intent)
    if (intent) return underway
  }
  return undefined
}

type IntentKey = Pick<AttachedIntent, 'intentId' | 'provider'>

/**
 * Makes sure that a payment can no longer be made. Returns it if it has been made or a bank is processing it, and a
 * refusal if its provider does not answer.
 */
export async function stopIntent(
  ctx: Context,
  { intentId, provider }: IntentKey,
): Promise<Intent | Refusal | undefined> {
  const intent = await callProvider(() => providerNamed(ctx.providers, provider).cancelIntent(intentId))
  const isDown = isRefusal(intent) && intent.code === 'provider_down'
  if (isRefusal(intent))
    ctx.log.warn({ intentId, failure: describeRefusal('en', intent) }, 'A payment could not be stopped')
  if (isDown || (!isRefusal(intent) && intent.status !== 'canceled')) return intent
  // Canceled, or unknown to its provider, as after a change of account: it cannot be paid.
  await markStopped(ctx, intentId)
  return undefined
}

/** Records that the provider will never accept this payment, so that it is not queried again. */
export async function markStopped(ctx: Context, intentId: string): Promise<void> {
  await ctx.db
    .update(paymentIntents)
    .set({ stoppedAt: ctx.now() })
    .where(and(eq(paymentIntents.intentId, intentId), isNull(paymentIntents.stoppedAt)))
}

/**
 * Returns why a booking's payment must be left alone: its card is being charged, or has been, which is recorded first.
 * The browser or the webhook may not have told us yet.
 */
export async function refusalIfCharged(
  ctx: Context,
  bookingId: number,
  intentId: string,
): Promise<Refusal | undefined> {
  const status = await getStatus(ctx, bookingId, intentId)
  if (isRefusal(status)) return status
  const booking = await findBooking(ctx.db, { id: bookingId })
  if (booking?.isPaid) return ALREADY_PAID
  return status === 'succeeded' || status === 'processing' ? PAYMENT_UNDERWAY : undefined
}

async function getStatus(
  ctx: Context,
  bookingId: number,
  intentId: string,
): Promise<IntentStatus | undefined | Refusal> {
  const open = await readOpenIntents(ctx.db, ctx, bookingId)
  const attached = open.find((one) => one.intentId === intentId)
  if (!attached) return undefined
  const intent = await callProvider(() =>
    providerNamed(ctx.providers, attached.provider).readIntent(intentId),
  )
  if (isRefusal(intent)) return intent
  if (intent?.status === 'succeeded') await recordSucceeded(ctx, intent)
  return intent?.status
}
