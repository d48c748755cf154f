import * as contract from '#contract/money/money.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { getDiscrepancyMessage } from '#domain/money/payments/discrepancy.ts'
import type { Context, StaffCaller } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, desc, eq, isNull, sql } from '#server/foundation/database/drizzle.ts'
import { discrepancies, payments } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { settleFailedRefunds } from './refunds/failed-refunds.ts'
import { handFailedRefundsBack, sendFailedRefundsAgain } from './refunds/resolve-failed-refunds.ts'
import { type DiscrepancyRow, REFUND_FAILED, toDiscrepancy } from './report-discrepancy.ts'

const FINDINGS_MOST = 200
const DISCREPANCY_GONE = refuse('not_found', 'payments.findingUnknown')

export const discrepancyEndpoints = endpoints((serve) => {
  serve(contract.listFindings, async ({ ctx, language }) => {
    const rows = await ctx.db
      .select()
      .from(discrepancies)
      .orderBy(desc(sql`${isNull(discrepancies.resolvedAt)}`), desc(discrepancies.createdAt))
      .limit(FINDINGS_MOST)
    return rows.map((row) => discrepancyResponse(row, language))
  })

  serve(contract.resolveFinding, ({ ctx, params, admin, language }) =>
    resolveFinding(ctx, params.id, { admin, language }),
  )

  serve(contract.refundAgain, ({ ctx, params, body, admin, language }) => {
    const wanted = { seenCents: toCents(body.refundAmount), admin }
    return settleRefund(ctx, params.id, language, (discrepancy) =>
      sendFailedRefundsAgain(ctx, discrepancy, wanted),
    )
  })

  serve(contract.handRefundBack, ({ ctx, params, body, admin, language }) => {
    const wanted = { seenCents: toCents(body.refundAmount), method: body.method, admin }
    return settleRefund(ctx, params.id, language, (discrepancy) =>
      handFailedRefundsBack(ctx, discrepancy, wanted),
    )
  })
})

/** Returns a difference about failed refunds in its state after something was done about it. */
async function settleRefund(
  ctx: Context,
  id: number,
  language: Language,
  act: (discrepancy: DiscrepancyRow) => Promise<null | Refusal>,
) {
  const isWanted = and(eq(discrepancies.id, id), eq(discrepancies.kind, REFUND_FAILED))
  const [discrepancy] = await ctx.db.select().from(discrepancies).where(isWanted)
  if (!discrepancy) return DISCREPANCY_GONE
  const refusal = await act(discrepancy)
  if (isRefusal(refusal)) return refusal
  const [after = discrepancy] = await ctx.db.select().from(discrepancies).where(isWanted)
  return discrepancyResponse(after, language)
}

function resolveFinding(ctx: Context, id: number, { admin, language }: StaffCaller) {
  return ctx.db.transaction(async (tx) => {
    await settleRefunds(tx, ctx, id)
    const [discrepancy] = await tx
      .update(discrepancies)
      .set({ resolvedAt: ctx.now() })
      .where(eq(discrepancies.id, id))
      .returning()
    if (!discrepancy) return DISCREPANCY_GONE
    const about = toDiscrepancy(discrepancy)
    await recordEvent(tx, {
      kind: 'difference.resolved',
      actor: admin.username,
      subjectId: id,
      facts: { kind: 'finding', sentence: about ? '' : discrepancy.sentence, ...(about && { about }) },
    })
    return discrepancyResponse(discrepancy, language)
  })
}

/** The failed refund was made another way, or is not wanted: it is no longer owed. */
async function settleRefunds(tx: Transaction, ctx: Context, findingId: number): Promise<void> {
  const [about] = await tx
    .select({ paymentId: payments.id })
    .from(discrepancies)
    .innerJoin(payments, eq(payments.intentId, discrepancies.intentId))
    .where(and(eq(discrepancies.id, findingId), eq(discrepancies.kind, REFUND_FAILED)))
  if (about) await settleFailedRefunds(tx, ctx, [about.paymentId])
}

function discrepancyResponse(discrepancy: DiscrepancyRow, language: Language): contract.Discrepancy {
  const { id, kind, intentId, bookingReference, amountCents, isRepaired } = discrepancy
  const about = toDiscrepancy(discrepancy)
  return {
    id,
    kind,
    intentId,
    bookingReference,
    sentence: about ? textIn(language)(getDiscrepancyMessage(about)) : discrepancy.sentence,
    amount: amountCents === null ? null : toDecimal(amountCents),
    isRepaired,
    resolvedAt: discrepancy.resolvedAt?.toISOString() ?? null,
    createdAt: discrepancy.createdAt.toISOString(),
  }
}
