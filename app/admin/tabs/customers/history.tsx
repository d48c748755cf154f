import type { ReactNode } from 'react'
import { BookingButton } from '#app/admin/booking-dialogs/booking-button.tsx'
import { StatusBadge } from '#app/admin/booking-dialogs/status-badge.tsx'
import { toastFailure } from '#app/admin/forms/failure-words.ts'
import { copyText } from '#app/lib/copy-text.ts'
import { dollars } from '#app/lib/dollars.ts'
import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { CustomerDetails, CustomerParty } from '#contract/people/customers.ts'
import { formatLong } from '#domain/time/party-day.ts'
import styles from './customer-dialog.module.css'

type HistoryProps = { customer: CustomerDetails; onBooking: (id: number) => void }

/** What a family booked, its messages and its waiting list entries. */
export function History({ customer, onBooking }: HistoryProps) {
  const text = useText()
  const language = useLanguage()
  const { bookings, messages, waiting } = customer
  return (
    <>
      <Section title={text('admin.customers.bookings')} none={text('admin.customers.noBookings')}>
        {bookings.map((booking) => (
          <Party key={booking.id} booking={booking} onBooking={onBooking} />
        ))}
      </Section>
      <Section title={text('admin.customers.messages')}>
        {messages.map(({ id, subject, message, createdAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.words}>
              {subject}
              <span className={styles.soft}>{message}</span>
            </span>
            <time dateTime={createdAt} className={styles.soft}>
              {formatShortDayAndTime(createdAt, language)}
            </time>
          </li>
        ))}
      </Section>
      <Section title={text('admin.customers.waiting')}>
        {waiting.map(({ id, bookingDate, status }) => (
          <li key={id} className={styles.row}>
            {formatLong(bookingDate, language)}
            <span className={styles.soft}>{text(`admin.customers.waitingStates.${status}`)}</span>
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
  const text = useText()
  const language = useLanguage()
  const teepees = text('party.teepees', { count: numberOfTeepees })
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <BookingButton id={id} onBooking={onBooking}>
          {`#${id} ${formatLong(bookingDate, language)}`}
        </BookingButton>
        <span className={styles.soft}>
          <span lang="en">{themeName}</span>
          {`, ${teepees} · ${text('admin.customers.paidOf', { paid: dollars(paidAmount), total: dollars(totalAmount) })}`}
        </span>
      </span>
      <span className={styles.actions}>
        <StatusBadge status={booking.bookingStatus} />
        <Button
          variant="secondary"
          size="sm"
          aria-label={text('admin.customers.copyAgainLabel', { booking: id })}
          onClick={() => copyLink(booking)}
        >
          <Icon name="copy" />
          {text('admin.customers.copyAgain')}
        </Button>
      </span>
    </li>
  )
}

async function copyLink({ sameAgainUrl }: CustomerParty): Promise<void> {
  const text = shownText()
  if (await copyText(sameAgainUrl))
    toast({
      title: text('admin.customers.copiedTitle'),
      description: text('admin.customers.copied'),
      tone: 'success',
    })
  else toastFailure(`${text('admin.customers.copyFailed')}${sameAgainUrl}`)
}
