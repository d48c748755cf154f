import { useLanguage } from '#app/lib/language/language.ts'
import { Text } from '#app/ui/layout.tsx'
import { formatDollars } from '#domain/foundation/money/money.ts'
import { formatShort, type PartyDay } from '#domain/foundation/time/party-day.ts'
import type { StatementRow } from '#domain/money/payments/statement.ts'
import styles from './statement-rows.module.css'

export type ToldRow = StatementRow & {
  readonly day?: PartyDay | undefined
  /** How it was or will be paid. */
  readonly note?: string | undefined
}

const SUMS: readonly StatementRow['kind'][] = ['total', 'price', 'dueNow', 'balance']

/** What a party costs, what is paid, due and left to pay: the same rows that the family sees. */
export function StatementRows({ rows }: { rows: readonly ToldRow[] }) {
  const language = useLanguage()
  return (
    <dl className={styles.lines} data-dated={rows.some(({ day }) => day !== undefined)}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two payments may look the same
        <div key={index} className={styles.line} data-is-sum={SUMS.includes(row.kind)}>
          <dt>
            <span className={styles.what}>
              {row.label}
              {row.quantity !== undefined && row.unitCents !== undefined && (
                <Text as="span" tone="soft">
                  {' '}
                  {row.quantity} × {formatDollars(row.unitCents)}
                </Text>
              )}
              {row.note && (
                <Text as="span" tone="soft">
                  {' '}
                  · {row.note}
                </Text>
              )}
            </span>
            {row.day && <span className={styles.day}>{formatShort(row.day, language)}</span>}
          </dt>
          <dd className="tabular">{formatDollars(row.amountCents)}</dd>
        </div>
      ))}
    </dl>
  )
}
