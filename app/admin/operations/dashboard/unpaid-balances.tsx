import { dollars } from '#app/lib/dollars.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { Overview } from '#contract/operations/overview.ts'
import { formatShort, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { Panel, PanelNote } from './panel.tsx'
import styles from './row-list.module.css'

type UnpaidBalancesProps = {
  balances: Overview['unpaidBalances'] | undefined
  onView: (id: number) => void
}

export function UnpaidBalances({ balances, onView }: UnpaidBalancesProps) {
  const text = useText()
  const language = useLanguage()
  const today = partyDayAt(new Date())
  return (
    <Panel title={text('admin.dashboard.balances.title')} isLoading={!balances}>
      {balances?.length === 0 && <PanelNote>{text('admin.dashboard.balances.none')}</PanelNote>}
      <ul className={styles.rows}>
        {balances?.map(({ id, customerName, bookingDate, owedAmount, dueDay }) => (
          <li key={id}>
            <button type="button" className={styles.row} onClick={() => onView(id)}>
              <span className={styles.main}>
                {customerName} <span className={styles.figure}>{dollars(owedAmount)}</span>
              </span>
              <span className={styles.more} data-urgent={dueDay < today}>
                {text(`admin.dashboard.balances.${dueDay < today ? 'overdue' : 'due'}`, {
                  due: formatShort(dueDay, language),
                  party: formatShort(bookingDate, language),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
