import { useText } from '#app/lib/messages/use-text.ts'
import type { StatementWords } from '#app/shared/two-statements/two-statements.tsx'

export function useStatementLabels(): StatementWords {
  const text = useText()
  return {
    bothStatements: text('admin.bookingForm.statements.bothStatements'),
    before: text('admin.bookingForm.statements.before'),
    now: text('admin.bookingForm.statements.now'),
    total: text('admin.bookingForm.statements.total'),
    totalAfterDiscount: text('price.priceAfterDiscount'),
    paidSoFar: text('price.paidSoFar'),
    stays: text('price.keptBeyond'),
    difference: text('admin.bookingForm.statements.difference'),
    dueNow: text('admin.bookingForm.statements.dueNow'),
    comesBack: text('admin.bookingForm.statements.comesBack'),
    leftToPay: text('admin.bookingForm.statements.leftToPay'),
    pricesKept: text('admin.bookingForm.statements.pricesKept'),
    each: (price) => text('admin.bookingForm.statements.each', { price }),
  }
}
