import type { Hono } from 'hono'
import { centsOf } from '#contract/decimal.ts'
import * as contract from '#contract/money.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { audit } from '#server/accounts/audit.ts'
import { staffResponse } from '#server/bookings/booking-responses.ts'
import type { Admin, Context } from '#server/context.ts'
import { desc, eq, isNull, sql } from '#server/database/drizzle.ts'
import { reconciliationFindings } from '#server/database/schema/all-tables.ts'
import type { AppEnvironment } from '#server/http/app-environment.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { openBalances } from './open-balances.ts'
import { recordManualPayment } from './record-manual-payment.ts'
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

  serve(app, contract.readPaymentLink, ({ ctx, params, language }) =>
    readPaymentLink(ctx, params.id, language),
  )

  serve(app, contract.sendPaymentLink, ({ ctx, params, body, admin, language }) =>
    sendPaymentLink(ctx, params.id, { holdDays: body?.holdDays, admin, language }),
  )

  serve(app, contract.listBalances, ({ ctx }) => openBalances(ctx))

  serve(app, contract.listFindings, async ({ ctx }) => {
    const rows = await ctx.db
      .select()
      .from(reconciliationFindings)
      .orderBy(
        desc(sql`${isNull(reconciliationFindings.resolvedAt)}`),
        desc(reconciliationFindings.createdAt),
      )
      .limit(FINDINGS_MOST)
    return rows.map(findingResponse)
  })

  serve(app, contract.resolveFinding, ({ ctx, params, admin }) => resolveFinding(ctx, params.id, admin))
}

function resolveFinding(ctx: Context, id: number, admin: Admin) {
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
      details: finding.sentence,
    })
    return findingResponse(finding)
  })
}

function findingResponse(finding: typeof reconciliationFindings.$inferSelect) {
  return {
    ...finding,
    resolvedAt: finding.resolvedAt?.toISOString() ?? null,
    createdAt: finding.createdAt.toISOString(),
  }
}
