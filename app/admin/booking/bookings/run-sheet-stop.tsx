import type { ReactNode } from 'react'
import { StatusBadge } from '#app/admin/booking/dialogs/status-badge.tsx'
import { dollars } from '#app/lib/dollars.ts'
import { mapLink } from '#app/lib/map-link.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Stack } from '#app/ui/layout.tsx'
import type { Party } from '#contract/crew/agenda.ts'
import { listAnswers } from '#domain/booking/booking-fields.ts'
import { describeStay } from '#domain/booking/describe-stay.ts'
import { getAddress } from '#domain/booking/party-address.ts'
import { answerFacts } from '#domain/catalogue/questions/write-answer.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import styles from './run-sheet.module.css'

type RunSheetStopProps = {
  party: Party
  isCollection?: boolean
  /** The crew's arrival time. */
  children?: ReactNode
}

export function RunSheetStop({ party, isCollection = false, children }: RunSheetStopProps) {
  const text = useText()
  const address = getAddress(party)
  return (
    <article className={styles.stop}>
      <Stack gap={1} align="start">
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
      </Stack>
      <Stack as="dl" gap={1} size="sm">
        <Load name={text('admin.bookings.sheet.teepees')}>
          {party.numberOfTeepees} × <span lang="en">{party.themeName}</span>,{' '}
          {text('admin.bookings.sheet.guests', { count: party.guestCount })}
        </Load>
        {party.packing && (
          <Load name={text('admin.bookings.sheet.themeKit')}>
            <span lang="en">{party.packing.map(counted).join(', ')}</span>
          </Load>
        )}
        {!party.packing && party.includedItems.length > 0 && (
          <Load name={text('crew.stop.promised')}>
            <span lang="en">{party.includedItems.join(', ')}</span>
          </Load>
        )}
        {party.addons.length > 0 && (
          <Load name={text('admin.bookings.sheet.addons')}>
            <span lang="en">{party.addons.map(counted).join(', ')}</span>
          </Load>
        )}
        {[...listAnswers(party, text, 'staffLabel'), ...answerFacts(party.answers ?? [], text)].map(
          ([label, answer]) => (
            <Load key={label} name={label}>
              {answer}
            </Load>
          ),
        )}
        {party.guests && (
          <Load name={text('crew.stop.guests')}>
            {[text('crew.stop.coming', party.guests), ...party.guests.allergies].join(' · ')}
          </Load>
        )}
        {party.toAsk && <Load name={text('crew.stop.ask')}>{party.toAsk.join(' · ')}</Load>}
        {party.owedAmount !== undefined && Number(party.owedAmount) > 0 && (
          <Load name={text('admin.bookings.sheet.stillToPay')}>{dollars(party.owedAmount)}</Load>
        )}
        {!isCollection && (
          <Load name={text('admin.bookings.sheet.promised')}>
            {describeStay(
              party,
              text,
              text('admin.bookings.sheet.times', {
                window: text('party.window', party.deliveryWindow),
                start: formatTime(party.partyStartTime, text.language),
              }),
            )}
          </Load>
        )}
        <Load name={text('admin.bookings.sheet.booking')}>#{party.id}</Load>
      </Stack>
    </article>
  )
}

const counted = ({ name, quantity }: { name: string; quantity: number }) => `${quantity} × ${name}`

function Load({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.item}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
