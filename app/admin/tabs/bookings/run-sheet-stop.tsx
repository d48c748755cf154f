import type { ReactNode } from 'react'
import { StatusBadge } from '#app/admin/booking-dialogs/status-badge.tsx'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { mapLink } from '#app/lib/map-link.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Party } from '#contract/calendar/agenda.ts'
import { BOOKING_FIELD_WORDS } from '#domain/booking/booking-field-words.ts'
import { listAnswers } from '#domain/booking/booking-fields.ts'
import { getAddress } from '#domain/booking/party-address.ts'
import { timeInWords, windowInWords } from '#domain/time/party-start.ts'
import { BOOKINGS_WORDS } from './bookings-words.ts'
import styles from './run-sheet.module.css'

type RunSheetStopProps = {
  party: Party
  isCollection?: boolean
  /** When the crew is there. */
  children?: ReactNode
}

export function RunSheetStop({ party, isCollection = false, children }: RunSheetStopProps) {
  const words = useWords(BOOKINGS_WORDS).sheet
  const fields = useWords(BOOKING_FIELD_WORDS)
  const language = useLanguage()
  const address = getAddress(party)
  return (
    <article className={styles.stop}>
      <div className={styles.where}>
        <h4 className={styles.name}>{party.customerName}</h4>
        <StatusBadge status={party.bookingStatus} />
        {children}
        <a className={styles.contact} href={mapLink(address)} target="_blank" rel="noreferrer">
          <Icon name="map-pin" />
          {address}
        </a>
        <a className={styles.contact} href={phoneHref(party.customerPhone)}>
          <Icon name="phone" />
          {party.customerPhone}
        </a>
      </div>
      <dl className={styles.load}>
        <Load name={words.teepees}>
          {party.numberOfTeepees} × <span lang="en">{party.themeName}</span>, {words.guests(party.guestCount)}
        </Load>
        {party.includedItems.length > 0 && (
          <Load name={words.themeKit}>
            <span lang="en">{party.includedItems.join(', ')}</span>
          </Load>
        )}
        {party.addons.length > 0 && (
          <Load name={words.addons}>
            <span lang="en">
              {party.addons.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
            </span>
          </Load>
        )}
        {listAnswers(party, fields, 'staffLabel').map(([label, text]) => (
          <Load key={label} name={label}>
            {text}
          </Load>
        ))}
        {party.owedAmount !== undefined && Number(party.owedAmount) > 0 && (
          <Load name={words.stillToPay}>{dollars(party.owedAmount)}</Load>
        )}
        {!isCollection && (
          <Load name={words.promised}>
            {words.times(
              windowInWords(party.deliveryWindow, language),
              timeInWords(party.partyStartTime, language),
            )}
          </Load>
        )}
        <Load name={words.booking}>#{party.id}</Load>
      </dl>
    </article>
  )
}

function Load({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.item}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
