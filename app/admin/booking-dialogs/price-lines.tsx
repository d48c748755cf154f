import { dollars } from '#app/lib/dollars.ts'
import type { Quote } from '#contract/bookings.ts'
import styles from './price-lines.module.css'

/** What a party costs, line by line. */
export function PriceLines({ lines }: { lines: Quote['lines'] }) {
  return (
    <ul className={styles.lines} aria-label="Price">
      {lines.map((line) => (
        <li key={`${line.kind} ${line.label}`} className={styles.line} data-part={line.part}>
          <span>
            {line.label}
            {line.quantity !== undefined && line.unitAmount !== undefined && (
              <span className={styles.quantity}>
                {' '}
                {line.quantity} × {dollars(line.unitAmount)}
              </span>
            )}
          </span>
          <span className="tabular">{dollars(line.amount)}</span>
        </li>
      ))}
    </ul>
  )
}
