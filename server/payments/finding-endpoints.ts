import type { Hono } from 'hono'
import * as contract from '#contract/money/money.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { message } from '#domain/messages/message.ts'
import { toDecimal } from '#domain/money/money.ts'
import { getFindingMessage } from '#domain/payments/finding.ts'
import { isRefusal, type Refusal, refuse } from '#domain/refusal/refusal.ts'
import type { Language } from '#domain/text/language.ts'
import { textIn } from '#domain/translation/text-in.ts'
import { audit } from '#server/audit-log/audit.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/database/client.ts'
import { and, desc, eq, isNull, sql } from '#server/database/drizzle.ts'
import { payments, reconciliationFindings } from '#server/database/schema/all-tables.ts'
import type { AppEnvironment } from '#server/http/app-environment.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { settleFailedRefunds } from './refunds/failed-refunds.ts'
import { handFailedRefundsBack, sendFailedRefundsAgain } from './refunds/resolve-failed-refunds.ts'
import { REFUND_FAILED, toFinding } from './report-finding.ts'

const FINDINGS_MOST = 200
const FINDING_GONE = refuse('not_found', message('payments.findingUnknown'))

type Finding = typeof reconciliationFindings.$inferSelect

export function findingEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listFindings, async ({ ctx, language }) => {
    const rows = await ctx.db
      .select()
      .from(reconciliationFindings)
      .orderBy(
        desc(sql`${isNull(reconciliationFindings.resolvedAt)}`),
        desc(reconciliationFindings.createdAt),
      )
      .limit(FINDINGS_MOST)
    return rows.map((row) => findingResponse(row, language))
  })

  serve(app, contract.resolveFinding, ({ ctx, params, admin, language }) =>
    resolveFinding(ctx, params.id, { admin, language }),
  )

  serve(app, contract.refundAgain, ({ ctx, params, body, admin, language }) => {
    const wanted = { seenCents: toCents(body.refundAmount), admin }
    return settleRefund(ctx, params.id, language, (finding) => sendFailedRefundsAgain(ctx, finding, wanted))
  })

  serve(app, contract.handRefundBack, ({ ctx, params, body, admin, language }) => {
    const wanted = { seenCents: toCents(body.refundAmount), method: body.method, admin }
    return settleRefund(ctx, params.id, language, (finding) => handFailedRefundsBack(ctx, finding, wanted))
  })
}

/** Returns a difference about failed refunds as it is once something was done about it. */
async function settleRefund(
  ctx: Context,
  id: number,
  language: Language,
  act: (finding: Finding) => Promise<null | Refusal>,
) {
  const isWanted = and(eq(reconciliationFindings.id, id), eq(reconciliationFindings.kind, REFUND_FAILED))
  const [finding] = await ctx.db.select().from(reconciliationFindings).where(isWanted)
  if (!finding) return FINDING_GONE
  const refusal = await act(finding)
  if (isRefusal(refusal)) return refusal
  const [after = finding] = await ctx.db.select().from(reconciliationFindings).where(isWanted)
  return findingResponse(after, language)
}

function resolveFinding(
  ctx: Context,
  id: number,
  { admin, language }: { readonly admin: Admin; readonly language: Language },
) {
  return ctx.db.transaction(async (tx) => {
    await settleRefunds(tx, ctx, id)
    const [finding] = await tx
      .update(reconciliationFindings)
      .set({ resolvedAt: ctx.now() })
      .where(eq(reconciliationFindings.id, id))
      .returning()
    if (!finding) return FINDING_GONE
    const about = toFinding(finding)
    await audit(tx, {
      actor: admin.username,
      action: 'marked as resolved',
      subject: 'difference',
      subjectId: id,
      facts: { kind: 'finding', sentence: finding.sentence, ...(about && { about }) },
    })
    return findingResponse(finding, language)
  })
}

/** What failed to go back was given back another way, or is not wanted: it is not owed anymore. */
async function settleRefunds(tx: Transaction, ctx: Context, findingId: number): Promise<void> {
  const [about] = await tx
    .select({ paymentId: payments.id })
    .from(reconciliationFindings)
    .innerJoin(payments, eq(payments.intentId, reconciliationFindings.intentId))
    .where(and(eq(reconciliationFindings.id, findingId), eq(reconciliationFindings.kind, REFUND_FAILED)))
  if (about) await settleFailedRefunds(tx, ctx, [about.paymentId])
}

function findingResponse(finding: Finding, language: Language): contract.ReconciliationFinding {
  const { id, kind, intentId, bookingReference, amountCents, isRepaired } = finding
  const about = toFinding(finding)
  return {
    id,
    kind,
    intentId,
    bookingReference,
    sentence: about ? textIn(language)(getFindingMessage(about)) : finding.sentence,
    amount: amountCents === null ? null : toDecimal(amountCents),
    isRepaired,
    resolvedAt: finding.resolvedAt?.toISOString() ?? null,
    createdAt: finding.createdAt.toISOString(),
  }
}
