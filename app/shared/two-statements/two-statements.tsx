import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack, Text } from '#app/ui/layout.tsx'
import { readQuote } from '#contract/booking/price-lines.ts'
import type { ChangeQuote } from '#contract/family/order-change.ts'
import { getPriceCents } from '#domain/booking/order/balance.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import styles from './two-statements.module.css'

type Line = ChangeQuote['before']['lines'][number]

type TwoStatementsProps = { readonly quote: ChangeQuote; readonly reader: 'family' | 'staff' }

/**
 * The order before and after a change, line by line, and what the difference means. Each column adds up to its total,
 * and the new total is what is paid, due and left, less what comes back or stays.
 */
export function TwoStatements({ quote, reader }: TwoStatementsProps) {
  const text = useText()
  const { before, after, sentence } = quote
  const isDiscounted = [before, after].some(({ discountAmount }) => Number(discountAmount) > 0)
  return (
    <Stack as="section" gap={3} aria-label={text('statements.bothStatements')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{text('statements.before')}</th>
            <th scope="col">{text('statements.now')}</th>
          </tr>
        </thead>
        <tbody>
          {toRows(before.lines, after.lines).map(({ key, label, unitAmount, was, is }) => (
            <tr key={key} data-changed={was?.amount !== is?.amount || undefined}>
              <th scope="row">
                {label}
                {unitAmount !== undefined && (
                  <small>{text('statements.each', { price: dollars(unitAmount) })}</small>
                )}
              </th>
              <Cell line={was} />
              <Cell line={is} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text(isDiscounted ? 'price.priceAfterDiscount' : 'price.total')}</th>
            <td>{formatPrice(before)}</td>
            <td>{formatPrice(after)}</td>
          </tr>
          {getMeaning({ quote, reader }, text).map(([label, amount]) => (
            <tr key={label} data-kind="meaning">
              <th scope="row" colSpan={2}>
                {label}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <Text weight={600}>{sentence}</Text>
      <Text tone="soft" size="sm">
        {text(`statements.pricesKept.${reader}`)}
      </Text>
    </Stack>
  )
}

/** Formats what an order costs after its coupon. */
export function formatPrice(order: Parameters<typeof readQuote>[0]): string {
  return formatDollars(getPriceCents(readQuote(order)))
}

function Cell({ line }: { readonly line: Line | undefined }) {
  if (!line) return <td>–</td>
  return (
    <td>
      {line.quantity !== undefined && <small>{line.quantity} · </small>}
      {dollars(line.amount)}
    </td>
  )
}

/** The difference, and what is paid, due now, refunded, kept or left to pay; zero amounts are left out. */
function getMeaning(
  { quote, reader }: TwoStatementsProps,
  text: GetText,
): (readonly [label: string, amount: string])[] {
  const { differenceAmount, paidAmount, dueNowAmount, refundAmount, keptAmount, balanceAmount } = quote
  const difference = Number(differenceAmount)
  const signed = `${difference > 0 ? '+' : '-'}${dollars(differenceAmount.replace('-', ''))}`
  const rows = [
    [text('statements.difference'), differenceAmount, signed],
    [text('price.paidSoFar'), paidAmount, dollars(paidAmount)],
    [text('statements.dueNow'), dueNowAmount, dollars(dueNowAmount)],
    [text(`statements.comesBack.${reader}`), refundAmount, dollars(refundAmount)],
    [text('price.keptBeyond'), keptAmount, dollars(keptAmount)],
    [text('statements.leftToPay'), balanceAmount, dollars(balanceAmount)],
  ] as const
  return rows.filter(([, amount]) => Number(amount) !== 0).map(([label, , shown]) => [label, shown])
}

/** Lines with the same unit price share a row. */
function toRows(before: readonly Line[], after: readonly Line[]) {
  const rows = new Map<string, { key: string; label: string; unitAmount?: string; was?: Line; is?: Line }>()
  const put = (side: 'was' | 'is', lines: readonly Line[]) => {
    for (const line of lines.filter(({ part, kind }) => part === 'total' || kind === 'coupon')) {
      const { kind, label, unitAmount } = line
      const key = `${kind} ${label} ${unitAmount ?? ''}`
      rows.set(key, { ...(rows.get(key) ?? { key, label, ...(unitAmount && { unitAmount }) }), [side]: line })
    }
  }
  put('was', before)
  put('is', after)
  return [...rows.values()]
}
