import { dollars } from '#app/lib/dollars.ts'
import type { Overview } from '#contract/overview.ts'
import { formatShort, partyDayAt } from '#domain/party-day.ts'
import { Panel, PanelNote } from './panel.tsx'
import styles from './row-list.module.css'

type UnpaidBalancesProps = {
  balances: Overview['unpaidBalances'] | undefined
  onView: (id: number) => void
}

export function UnpaidBalances({ balances, onView }: UnpaidBalancesProps) {
  const today = partyDayAt(new Date())
  return (
    <Panel title="Unpaid Balances" isLoading={!balances}>
      {balances?.length === 0 && <PanelNote>Every party ahead is paid.</PanelNote>}
      <ul className={styles.rows}>
        {balances?.map(({ id, customerName, bookingDate, owedAmount, dueDay }) => (
          <li key={id}>
            <button type="button" className={styles.row} onClick={() => onView(id)}>
              <span className={styles.main}>
                {customerName} <span className={styles.figure}>{dollars(owedAmount)}</span>
              </span>
              <span className={styles.more} data-urgent={dueDay < today}>
                {dueDay < today ? 'Overdue since' : 'Due'} {formatShort(dueDay)} · party{' '}
                {formatShort(bookingDate)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
