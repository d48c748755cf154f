import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { mapLink } from '#app/lib/map-link.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import type { CrewStop } from '#contract/calendar/crew.ts'
import { timeInWords } from '#domain/time/party-start.ts'
import { ActionLink } from '../parts/action.tsx'
import { Panel } from '../parts/panel.tsx'
import styles from './stop-facts.module.css'
import type { CountedItem } from './stop-progress.ts'
import { STOP_WORDS } from './stop-words.ts'

type StopFactsProps = { readonly stop: CrewStop; readonly items: readonly CountedItem[] }

/** What one must know: the way, the door, what must not be overlooked, what belongs there. */
export function StopFacts({ stop, items }: StopFactsProps) {
  const words = useWords(STOP_WORDS)
  const language = useLanguage()
  const { address, customerName, customerPhone, access, allergiesAndNeeds, specialRequests } = stop
  const owed = Number(stop.owedAmount ?? 0) > 0 && stop.owedAmount
  return (
    <>
      <div className={styles.way}>
        <p className={styles.address}>{address}</p>
        <ActionLink tone="plain" icon="map-pin" href={mapLink(address)} target="_blank" rel="noreferrer">
          {words.map}
        </ActionLink>
        <ActionLink tone="plain" icon="phone" href={phoneHref(customerPhone)}>
          {words.call(customerName.split(' ')[0] ?? '')}
        </ActionLink>
      </div>
      {allergiesAndNeeds && (
        <Panel tone="warning" icon="warning" title={words.allergies}>
          <p className={styles.text}>{allergiesAndNeeds}</p>
        </Panel>
      )}
      {access && <GettingIn access={access} />}
      {owed && (
        <Panel icon="card" title={words.owed(dollars(owed))}>
          {null}
        </Panel>
      )}
      {specialRequests && (
        <Panel icon="heart" title={words.wishes}>
          <p className={styles.text}>{specialRequests}</p>
        </Panel>
      )}
      <Panel icon="box" title={words.order}>
        <ul role="list" className={styles.items}>
          {items.map(({ name, quantity }) => (
            <li key={name}>
              <strong className="tabular">{quantity}</strong> {name}
            </li>
          ))}
          {stop.includedItems.map((name) => (
            <li key={name} className={styles.soft}>
              {name}
            </li>
          ))}
        </ul>
        <p className={styles.soft}>
          {words.party(timeInWords(stop.partyStartTime, language), stop.guestCount)}
        </p>
      </Panel>
    </>
  )
}

const ACCESS_PARTS = ['gateCode', 'elevatorSlot', 'parking', 'insuranceCertificate'] as const

function GettingIn({ access }: { readonly access: NonNullable<CrewStop['access']> }) {
  const words = useWords(STOP_WORDS)
  return (
    <Panel icon="lock" title={words.access}>
      <dl className={styles.access}>
        {ACCESS_PARTS.map((part) => {
          const text = access[part]
          return (
            text && (
              <div key={part}>
                <dt className={styles.soft}>{words.accessParts[part]}</dt>
                <dd className={styles[part] ?? styles.text}>{text}</dd>
              </div>
            )
          )
        })}
      </dl>
    </Panel>
  )
}
