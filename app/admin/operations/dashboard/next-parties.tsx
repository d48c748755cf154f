import { useText } from '#app/lib/messages/use-text.ts'
import { Text } from '#app/ui/layout.tsx'
import type { Party } from '#contract/crew/agenda.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { Panel, PanelNote } from './panel.tsx'
import styles from './row-list.module.css'

type NextPartiesProps = { parties: Party[] | undefined; onView: (id: number) => void }

/** The next van loads. */
export function NextParties({ parties, onView }: NextPartiesProps) {
  const text = useText()
  return (
    <Panel title={text('admin.dashboard.parties.title')} isLoading={!parties}>
      {parties?.length === 0 && <PanelNote>{text('admin.dashboard.parties.none')}</PanelNote>}
      <ul className={styles.rows}>
        {parties?.map((party) => (
          <li key={party.id}>
            <button type="button" className={styles.row} onClick={() => onView(party.id)}>
              <Text as="span" weight={600}>
                {formatLong(party.bookingDate, text.language)}
              </Text>
              <Text as="span" tone="soft">
                {party.customerName}, {party.city}
              </Text>
              <Text as="span" tone="soft">
                {text('admin.dashboard.parties.bring', { load: describeOrder(party) })}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function describeOrder({ numberOfTeepees, themeName, addons }: Party): string {
  const teepees = `${numberOfTeepees} × ${themeName}`
  return [teepees, ...addons.map(({ name, quantity }) => `${quantity} × ${name}`)].join(', ')
}
