import { useText } from '#app/lib/messages/use-text.ts'
import type { Quote } from '#contract/booking/bookings.ts'
import { readLines } from '#contract/booking/price-lines.ts'
import { formatDollars } from '#domain/money/money.ts'
import { lineLabel } from '#domain/pricing/line-label.ts'
import type { PriceLine } from '#domain/pricing/types.ts'
import styles from './price-lines.module.css'

/** The price of a party, line by line, as quoted by the server. */
export function PriceLines({ lines }: { lines: Quote['lines'] }) {
  return <QuotedLines lines={readLines(lines)} />
}

/** The same for a quote computed in the browser. */
export function QuotedLines({ lines }: { lines: readonly PriceLine[] }) {
  const text = useText()
  return (
    <ul className={styles.lines} aria-label={text('admin.bookingForm.price')}>
      {lines.map((line) => (
        <li key={`${line.kind} ${line.label}`} className={styles.line} data-part={line.part}>
          <span>
            {lineLabel(line, text)}
            {line.quantity !== undefined && line.unitCents !== undefined && (
              <span className={styles.quantity}>
                {' '}
                {line.quantity} × {formatDollars(line.unitCents)}
              </span>
            )}
          </span>
          <span className="tabular">{formatDollars(line.amountCents)}</span>
        </li>
      ))}
    </ul>
  )
}
