import type { ReactNode } from 'react'
import { BookingButton } from '#app/admin/booking-dialogs/booking-button.tsx'
import { StatusBadge } from '#app/admin/booking-dialogs/status-badge.tsx'
import { toastFailure } from '#app/admin/forms/failure-words.ts'
import { copyText } from '#app/lib/copy-text.ts'
import { dollars } from '#app/lib/dollars.ts'
import { shortDayAndTimeOf } from '#app/lib/instant-words.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import type { CustomerDetails, CustomerParty } from '#contract/customers.ts'
import { formatLong } from '#domain/party-day.ts'
import styles from './customer-dialog.module.css'
import { WAITING_WORDS, WORDS } from './customer-words.ts'

type HistoryProps = { customer: CustomerDetails; onBooking: (id: number) => void }

/** What a family booked, wrote and waits for. */
export function History({ customer, onBooking }: HistoryProps) {
  const { bookings, messages, waiting } = customer
  return (
    <>
      <Section title={WORDS.bookings} none={WORDS.noBookings}>
        {bookings.map((booking) => (
          <Party key={booking.id} booking={booking} onBooking={onBooking} />
        ))}
      </Section>
      <Section title={WORDS.messages}>
        {messages.map(({ id, subject, message, createdAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.words}>
              {subject}
              <span className={styles.soft}>{message}</span>
            </span>
            <time dateTime={createdAt} className={styles.soft}>
              {shortDayAndTimeOf(createdAt)}
            </time>
          </li>
        ))}
      </Section>
      <Section title={WORDS.waiting}>
        {waiting.map(({ id, bookingDate, status }) => (
          <li key={id} className={styles.row}>
            {formatLong(bookingDate)}
            <span className={styles.soft}>{WAITING_WORDS[status]}</span>
          </li>
        ))}
      </Section>
    </>
  )
}

type SectionProps = { title: string; none?: string; children: ReactNode[] }

function Section({ title, none, children }: SectionProps) {
  if (children.length === 0 && none === undefined) return null
  return (
    <section className={styles.section}>
      <h4 className={styles.title}>{title}</h4>
      {children.length > 0 ? (
        <ul className={styles.list}>{children}</ul>
      ) : (
        <p className={styles.soft}>{none}</p>
      )}
    </section>
  )
}

type PartyProps = { booking: CustomerParty; onBooking: (id: number) => void }

function Party({ booking, onBooking }: PartyProps) {
  const { id, themeName, bookingDate, numberOfTeepees, totalAmount, paidAmount } = booking
  const teepees = numberOfTeepees === 1 ? '1 teepee' : `${numberOfTeepees} teepees`
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <BookingButton id={id} onBooking={onBooking}>
          {`#${id} ${formatLong(bookingDate)}`}
        </BookingButton>
        <span className={styles.soft}>
          {`${themeName}, ${teepees} · ${dollars(paidAmount)} of ${dollars(totalAmount)} paid`}
        </span>
      </span>
      <span className={styles.actions}>
        <StatusBadge status={booking.bookingStatus} />
        <Button
          variant="secondary"
          size="sm"
          aria-label={WORDS.copyAgainLabel(id)}
          onClick={() => copyLink(booking)}
        >
          <Icon name="copy" />
          {WORDS.copyAgain}
        </Button>
      </span>
    </li>
  )
}

async function copyLink({ sameAgainUrl }: CustomerParty): Promise<void> {
  if (await copyText(sameAgainUrl)) toast({ title: 'Copied', description: WORDS.copied, tone: 'success' })
  else toastFailure(`${WORDS.copyFailed}${sameAgainUrl}`)
}
