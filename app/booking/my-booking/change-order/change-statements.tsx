import { useText } from '#app/lib/messages/use-text.ts'
import { TwoStatements } from '#app/shared/two-statements/two-statements.tsx'
import type { ChangeQuote } from '#contract/family/order-change.ts'

/** Both statements, labeled for the family's own page. */
export function ChangeStatements({ quote }: { readonly quote: ChangeQuote }) {
  const text = useText()
  const names = {
    bothStatements: text('myBooking.page.bothStatements'),
    before: text('myBooking.page.before'),
    now: text('myBooking.page.now'),
    each: (price: string) => text('myBooking.page.each', { price }),
    difference: text('myBooking.page.difference'),
    dueNow: text('myBooking.page.dueNow'),
    comesBack: text('myBooking.page.comesBack'),
    leftToPay: text('myBooking.page.leftToPay'),
    pricesKept: text('myBooking.page.pricesKept'),
    total: text('price.total'),
    totalAfterDiscount: text('price.priceAfterDiscount'),
    paidSoFar: text('price.paidSoFar'),
    stays: text('price.keptBeyond'),
  }
  return <TwoStatements quote={quote} words={names} />
}
