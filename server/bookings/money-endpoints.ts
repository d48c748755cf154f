import { desc, eq, isNull, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as contract from '#contract/money.ts'
import { isActive } from '#domain/booking/status.ts'
import { toDecimal } from '#domain/money.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { audit } from '#server/accounts/audit.ts'
import { centsOf } from '#server/database/cents-of.ts'
import { reconciliationFindings } from '#server/database/schema/all-tables.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import type { Admin, World } from '#server/world.ts'
import { staffAnswer } from './booking-answers.ts'
import { findBooking } from './booking-queries.ts'
import { NO_SUCH_NUMBER } from './booking-refusals.ts'
import { cancelBooking, policyRefundOf } from './cancel-booking.ts'
import { openBalances } from './open-balances.ts'
import { recordManualPayment } from './record-manual-payment.ts'
import { readPaymentLink, sendPaymentLink } from './send-payment-link.ts'

const FINDINGS_MOST = 200

export function moneyEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.readCancellation, async ({ world, params }) => {
    const booking = await findBooking(world.db, params)
    if (!booking) return NO_SUCH_NUMBER
    const { refundCents, reason } = policyRefundOf(world, booking)
    return {
      paidAmount: booking.paidAmount,
      refundAmount: toDecimal(refundCents),
      reason,
      canCancel: isActive(booking.bookingStatus),
    }
  })

  serve(app, contract.cancelBooking, async ({ world, params, body, admin }) => {
    const refundCents = body.refundAmount === undefined ? undefined : centsOf(body.refundAmount)
    const { reason } = body
    const request = { by: 'staff', actor: admin.username, refundCents, reason } as const
    const done = await cancelBooking(world, params.id, request)
    if (isRefusal(done)) return done
    return {
      booking: staffAnswer(done.booking),
      refundAmount: toDecimal(done.refundCents),
      byHandAmount: toDecimal(done.byHandCents),
    }
  })

  serve(app, contract.recordManualPayment, async ({ world, params, body, admin }) => {
    const booking = await recordManualPayment(world, params.id, body, admin)
    return isRefusal(booking) ? booking : staffAnswer(booking)
  })

  serve(app, contract.readPaymentLink, ({ world, params }) => readPaymentLink(world, params.id))

  serve(app, contract.sendPaymentLink, ({ world, params, body, admin }) =>
    sendPaymentLink(world, params.id, { holdDays: body?.holdDays, admin }),
  )

  serve(app, contract.listBalances, ({ world }) => openBalances(world))

  serve(app, contract.listFindings, async ({ world }) => {
    const rows = await world.db
      .select()
      .from(reconciliationFindings)
      .orderBy(
        desc(sql`${isNull(reconciliationFindings.resolvedAt)}`),
        desc(reconciliationFindings.createdAt),
      )
      .limit(FINDINGS_MOST)
    return rows.map(findingAnswer)
  })

  serve(app, contract.resolveFinding, ({ world, params, admin }) => resolveFinding(world, params.id, admin))
}

function resolveFinding(world: World, id: number, admin: Admin) {
  return world.db.transaction(async (tx) => {
    const [finding] = await tx
      .update(reconciliationFindings)
      .set({ resolvedAt: world.now() })
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
    return findingAnswer(finding)
  })
}

function findingAnswer(finding: typeof reconciliationFindings.$inferSelect) {
  return {
    ...finding,
    resolvedAt: finding.resolvedAt?.toISOString() ?? null,
    createdAt: finding.createdAt.toISOString(),
  }
}
