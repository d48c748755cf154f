import { Text } from '#app/ui/layout.tsx'
import { formatDollars } from '#domain/foundation/money/money.ts'
import type { StatementRow } from '#domain/money/payments/statement.ts'
import styles from './statement-rows.module.css'

const SUMS: readonly StatementRow['kind'][] = ['total', 'price', 'dueNow', 'balance']

/** What a party costs, what is paid, due and left to pay: the same rows that the family sees. */
export function StatementRows({ rows }: { rows: readonly StatementRow[] }) {
  return (
    <dl className={styles.lines}>
      {rows.map((row) => (
        <div key={`${row.kind} ${row.label}`} className={styles.line} data-is-sum={SUMS.includes(row.kind)}>
          <dt>
            {row.label}
            {row.quantity !== undefined && row.unitCents !== undefined && (
              <Text as="span" tone="soft">
                {' '}
                {row.quantity} × {formatDollars(row.unitCents)}
              </Text>
            )}
          </dt>
          <dd className="tabular">{formatDollars(row.amountCents)}</dd>
        </div>
      ))}
    </dl>
  )
}
