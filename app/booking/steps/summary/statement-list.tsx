import { useText } from '#app/lib/messages/use-text.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import type { Statement, StatementRow } from '#domain/money/payments/statement.ts'
import styles from './statement-list.module.css'

/** The price of the party, the amount due now and what is due later. `statement.items` come first. */
export function StatementList({ statement }: { statement: Statement }) {
  const text = useText()
  return (
    <dl className={styles.list}>
      {statement.rows.map((row) => (
        <div key={`${row.kind} ${row.label}`} className={styles.row} data-kind={row.kind}>
          <dt>
            {row.label}
            {row.quantity !== undefined && row.unitCents !== undefined && (
              <span className={styles.count}>
                {formatCount(row, statement, text)} × {formatDollars(row.unitCents)}
              </span>
            )}
          </dt>
          <dd>{formatDollars(row.amountCents)}</dd>
        </div>
      ))}
    </dl>
  )
}

function formatCount({ label, quantity = 1 }: StatementRow, { items }: Statement, text: Text): string {
  const isTheme = items.some((item) => item.kind === 'theme' && item.label === label)
  return isTheme ? text('party.teepees', { count: quantity }) : String(quantity)
}
