import type { Party } from '#contract/agenda.ts'
import { formatLong } from '#domain/party-day.ts'
import { Panel, PanelNote } from './panel.tsx'
import styles from './row-list.module.css'

type NextPartiesProps = { parties: Party[] | undefined; onView: (id: number) => void }

/** What goes into the van next. */
export function NextParties({ parties, onView }: NextPartiesProps) {
  return (
    <Panel title="Next Parties" isLoading={!parties}>
      {parties?.length === 0 && <PanelNote>No parties in the next 30 days.</PanelNote>}
      <ul className={styles.rows}>
        {parties?.map((party) => (
          <li key={party.id}>
            <button type="button" className={styles.row} onClick={() => onView(party.id)}>
              <span className={styles.main}>{formatLong(party.bookingDate)}</span>
              <span className={styles.more}>
                {party.customerName}, {party.city}
              </span>
              <span className={styles.more}>Bring: {loadWords(party)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function loadWords({ numberOfTeepees, themeName, addons }: Party): string {
  const teepees = `${numberOfTeepees} × ${themeName}`
  return [teepees, ...addons.map(({ name, quantity }) => `${quantity} × ${name}`)].join(', ')
}
