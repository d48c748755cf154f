import { useLanguage } from '#app/lib/language/language.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { Statement, StatementRow } from '#domain/payments/statement.ts'
import { teepeesInWords } from '#domain/text/counted.ts'
import type { Language } from '#domain/text/language.ts'
import styles from './statement-list.module.css'

/** What the party costs, what is due now and what later, as a small bill. `statement.items` come first. */
export function StatementList({ statement }: { statement: Statement }) {
  const language = useLanguage()
  return (
    <dl className={styles.list}>
      {statement.rows.map((row) => (
        <div key={`${row.kind} ${row.label}`} className={styles.row} data-kind={row.kind}>
          <dt>
            {row.label}
            {row.quantity !== undefined && row.unitCents !== undefined && (
              <span className={styles.count}>
                {formatCount(row, statement, language)} × {formatDollars(row.unitCents)}
              </span>
            )}
          </dt>
          <dd>{formatDollars(row.amountCents)}</dd>
        </div>
      ))}
    </dl>
  )
}

function formatCount(
  { label, quantity = 1 }: StatementRow,
  { items }: Statement,
  language: Language,
): string {
  const isTheme = items.some((item) => item.kind === 'theme' && item.label === label)
  return isTheme ? teepeesInWords(quantity, language) : String(quantity)
}
