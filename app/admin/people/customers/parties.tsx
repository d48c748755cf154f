import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { StatusBadge } from '#app/admin/booking/dialogs/status-badge.tsx'
import { toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { copyText } from '#app/lib/copy-text.ts'
import { dollars } from '#app/lib/dollars.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Row, Text } from '#app/ui/layout.tsx'
import type { CustomerDetails, CustomerParty } from '#contract/people/customers.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import styles from './customer-body.module.css'

/** A family's bookings and waiting list entries. */
export function Parties({ customer: { bookings, waiting } }: { customer: CustomerDetails }) {
  const text = useText()
  return (
    <>
      <Section title={text('admin.customers.bookings')} none={text('admin.customers.noBookings')}>
        {bookings.map((booking) => (
          <Party key={booking.id} booking={booking} />
        ))}
      </Section>
      <Section title={text('admin.customers.waiting')}>
        {waiting.map(({ id, bookingDate, status }) => (
          <li key={id} className={styles.row}>
            {formatLong(bookingDate, text.language)}
            <span className={styles.soft}>{text(`admin.customers.waitingStates.${status}`)}</span>
          </li>
        ))}
      </Section>
    </>
  )
}

type SectionProps = { title: string; none?: string; children: ReactNode[] }

/** A list under its heading; without `none`, there is no empty one. */
export function Section({ title, none, children }: SectionProps) {
  if (children.length === 0 && none === undefined) return null
  return (
    <section className={styles.section}>
      <Text as="h4" marginBottom={2} size="sm" font="body">
        {title}
      </Text>
      {children.length > 0 ? (
        <ul className={styles.list}>{children}</ul>
      ) : (
        <p className={styles.soft}>{none}</p>
      )}
    </section>
  )
}

function Party({ booking }: { booking: CustomerParty }) {
  const { id, themeName, bookingDate, numberOfTeepees, totalAmount, paidAmount } = booking
  const text = useText()
  const teepees = text('party.teepees', { count: numberOfTeepees })
  return (
    <li className={styles.row}>
      <span className={classNames(styles.words, 'touch-targets')}>
        <Link to={`/admin/bookings/${id}`}>{`#${id} ${formatLong(bookingDate, text.language)}`}</Link>
        <span className={styles.soft}>
          <span lang="en">{themeName}</span>
          {`, ${teepees} · ${text('admin.customers.paidOf', { paid: dollars(paidAmount), total: dollars(totalAmount) })}`}
        </span>
      </span>
      <Row as="span" gap={3} rowGap={2}>
        <StatusBadge status={booking.bookingStatus} />
        <RowButton
          label={text('admin.customers.copyAgain')}
          icon="copy"
          variant="secondary"
          name={text('admin.customers.copyAgainLabel', { booking: id })}
          onClick={() => copyLink(booking)}
        />
      </Row>
    </li>
  )
}

async function copyLink({ sameAgainUrl }: CustomerParty): Promise<void> {
  const text = shownText()
  if (await copyText(sameAgainUrl))
    toastSuccess(text('admin.customers.copied'), text('admin.forms.copy.title'))
  else toastFailure(`${text('admin.customers.copyFailed')}${sameAgainUrl}`)
}
