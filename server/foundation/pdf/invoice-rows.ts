import { getPriceCents } from '#domain/booking/order/balance.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { type Cents, formatDollars } from '#domain/foundation/money/money.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { InvoiceRow } from '#server/foundation/database/schema/money/invoices.ts'

/** A row of an invoice. `part` is in small print: it says what a row above it includes. */
export type PaperRow = {
  readonly label: string
  readonly cents: Cents
  readonly style: 'item' | 'sum' | 'part'
}

type Priced = Pick<InvoiceRow, 'language' | 'content'>

const item = (label: string, cents: Cents): PaperRow => ({ label, cents, style: 'item' })
const sum = (label: string, cents: Cents): PaperRow => ({ label, cents, style: 'sum' })
const part = (label: string, cents: Cents): PaperRow => ({ label, cents, style: 'part' })

/** Returns what the party costs, as sold on that day. */
export function listPriceRows({ language, content }: Priced): PaperRow[] {
  const text = textIn(language)
  const { items, totalCents, discountCents, couponLabel } = content
  return [
    ...items.map(({ label, quantity, unitCents, amountCents }) => {
      const times = quantity && unitCents ? `  (${quantity} × ${formatDollars(unitCents)})` : ''
      return item(`${label}${times}`, amountCents)
    }),
    ...listTaxParts(content, text),
    sum(text('invoices.paper.total'), totalCents),
    ...(discountCents === 0
      ? []
      : [
          item(couponLabel ?? text('invoices.paper.discount'), 0 - discountCents),
          sum(text('invoices.paper.afterDiscount'), getPriceCents(content)),
        ]),
  ]
}

function listTaxParts({ tax, taxCents }: InvoiceRow['content'], text: Text): PaperRow[] {
  if (!tax || taxCents <= 0) return []
  const { county, statePercent, countyPercent, taxableCents, stateCents, countyCents } = tax
  const state = text('invoices.paper.stateTax', { percent: statePercent, taxable: taxableCents })
  const surtax = county
    ? text('invoices.paper.countyTax', { county, percent: countyPercent })
    : text('invoices.paper.unknownCountyTax', { percent: countyPercent })
  return [part(state, stateCents), ...(countyPercent > 0 ? [part(surtax, countyCents)] : [])]
}

/** Returns the claimed damage and the decision. */
export function listDamageRows({ language, content }: Priced): PaperRow[] {
  const text = textIn(language)
  const { damage = [], totalCents, discountCents } = content
  return [
    ...damage.map((line) => item(line.text, line.amountCents)),
    sum(text('invoices.paper.claimed'), totalCents),
    ...(discountCents === 0
      ? []
      : [
          item(text('invoices.paper.waived'), 0 - discountCents),
          sum(text('invoices.paper.charged'), getPriceCents(content)),
        ]),
  ]
}

type Moved = Pick<
  InvoiceRow,
  'language' | 'series' | 'refundId' | 'amountCents' | 'includedTaxCents' | 'movement'
>

/** Returns what was paid before, what this paper is about, and what is paid and left after it. */
export function listMoneyRows(invoice: Moved): PaperRow[] {
  const { language, series, refundId, amountCents, includedTaxCents, movement } = invoice
  const { paidBeforeCents, paidAfterCents, feeCents = 0, leftCents, method } = movement
  const text = textIn(language)
  const way = text(`price.by.${method}`)
  const taken =
    refundId === null ? text('invoices.paper.paidNow', { method: way }) : text('invoices.paper.notSentBack')
  return [
    ...(paidBeforeCents > 0 ? [item(text('invoices.paper.paidBefore'), paidBeforeCents)] : []),
    series === 'invoice'
      ? sum(taken, amountCents)
      : sum(text('invoices.paper.sentBack', { method: way }), 0 - amountCents),
    ...(feeCents > 0
      ? [item(text('invoices.paper.moveFee'), series === 'invoice' ? 0 - feeCents : feeCents)]
      : []),
    ...(includedTaxCents !== 0 ? [part(text('invoices.paper.includedTax'), includedTaxCents)] : []),
    item(text('invoices.paper.paidAfter'), paidAfterCents),
    sum(text('invoices.paper.left'), leftCents),
  ]
}
