import { teepeesInWords } from '#domain/counted.ts'
import { formatDollars } from '#domain/money.ts'
import type { PriceLine } from '#domain/pricing/types.ts'
import styles from './price-list.module.css'

/** The lines of a quote and what they come to, as a small bill. */
export function PriceList({
  lines,
  totalCents,
  finalAmountCents,
}: {
  lines: readonly PriceLine[]
  totalCents: number
  finalAmountCents: number
}) {
  const ofTotal = lines.filter((line) => line.part === 'total')
  const ofDueNow = lines.filter((line) => line.part === 'dueNow')
  return (
    <dl className={styles.list}>
      {ofTotal.map((line) => (
        <Line key={`${line.kind} ${line.label}`} line={line} />
      ))}
      <Sum label="Total" cents={totalCents} />
      {ofDueNow.map((line) => (
        <Line key={line.kind} line={line} />
      ))}
      {ofDueNow.length > 0 && (
        <Sum
          label={ofDueNow.some((line) => line.kind === 'balance') ? 'Deposit due now' : 'Due now'}
          cents={finalAmountCents}
        />
      )}
    </dl>
  )
}

function Line({ line }: { line: PriceLine }) {
  return (
    <div className={styles.line}>
      <dt>
        {line.label}
        {line.quantity !== undefined && line.unitCents !== undefined && (
          <span className={styles.count}>
            {countOf(line)} × {formatDollars(line.unitCents)}
          </span>
        )}
      </dt>
      <dd>{formatDollars(line.amountCents)}</dd>
    </div>
  )
}

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <div className={styles.sum}>
      <dt>{label}</dt>
      <dd>{formatDollars(cents)}</dd>
    </div>
  )
}

function countOf({ kind, quantity = 1 }: PriceLine): string {
  return kind === 'theme' ? teepeesInWords(quantity) : String(quantity)
}
