import type { Hono } from 'hono'
import { centsOf } from '#contract/decimal.ts'
import * as contract from '#contract/money.ts'
import type { Language } from '#domain/language.ts'
import { toDecimal } from '#domain/money.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { retell } from '#domain/sentences/sentences-in.ts'
import { audit } from '#server/audit-log/audit.ts'
import { staffResponse } from '#server/bookings/booking-responses.ts'
import type { Admin, Context } from '#server/context.ts'
import { desc, eq, isNull, sql } from '#server/database/drizzle.ts'
import { reconciliationFindings } from '#server/database/schema/all-tables.ts'
import type { AppEnvironment } from '#server/http/app-environment.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { openBalances } from './open-balances.ts'
import { recordManualPayment } from './record-manual-payment.ts'
import { refundSurplus } from './refund-surplus.ts'
import { readPaymentLink, sendPaymentLink } from './send-payment-link.ts'

const FINDINGS_MOST = 200

export function moneyEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.recordManualPayment, async ({ ctx, params, body, admin }) => {
    const booking = await recordManualPayment(
      ctx,
      params.id,
      { amountCents: centsOf(body.amount), method: body.method },
      admin,
    )
    return isRefusal(booking) ? booking : staffResponse(booking)
  })

  serve(app, contract.refundSurplus, async ({ ctx, params, body, admin }) => {
    const wanted = { seenCents: centsOf(body.refundAmount), admin }
    const done = await refundSurplus(ctx, params.id, wanted)
    if (isRefusal(done)) return done
    return {
      booking: staffResponse(done.booking),
      refundAmount: toDecimal(done.refundCents),
      byHandAmount: toDecimal(done.byHandCents),
    }
  })

  serve(app, contract.readPaymentLink, ({ ctx, params, language }) =>
    readPaymentLink(ctx, params.id, language),
  )

  serve(app, contract.sendPaymentLink, ({ ctx, params, body, admin, language }) =>
    sendPaymentLink(ctx, params.id, { holdDays: body?.holdDays, admin, language }),
  )

  serve(app, contract.listBalances, ({ ctx }) => openBalances(ctx))

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
}

function resolveFinding(
  ctx: Context,
  id: number,
  { admin, language }: { readonly admin: Admin; readonly language: Language },
) {
  return ctx.db.transaction(async (tx) => {
    const [finding] = await tx
      .update(reconciliationFindings)
      .set({ resolvedAt: ctx.now() })
      .where(eq(reconciliationFindings.id, id))
      .returning()
    if (!finding) return refuse('not_found', 'This difference is not known.')
    await audit(tx, {
      actor: admin.username,
      action: 'marked as looked after',
      subject: 'difference',
      subjectId: id,
      facts: { kind: 'finding', sentence: finding.sentence },
    })
    return findingResponse(finding, language)
  })
}

function findingResponse(finding: typeof reconciliationFindings.$inferSelect, language: Language) {
  return {
    ...finding,
    sentence: retell(language, finding.sentence),
    resolvedAt: finding.resolvedAt?.toISOString() ?? null,
    createdAt: finding.createdAt.toISOString(),
  }
}
