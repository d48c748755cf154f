import { type ReactNode, useEffect, useRef } from 'react'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { getBookingStatement } from '#contract/booking/booking-statement.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { describeStay } from '#domain/booking/describe-stay.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import type { StatementRow } from '#domain/money/payments/statement.ts'
import { CalendarLink, NextSteps } from '../success/next-steps.tsx'
import { OpenBookingPage } from '../success/open-booking-page.tsx'
import { getTimes } from '../success/party-times.ts'
import { UnbrokenTimes } from '../success/unbroken-times.tsx'
import { ThemePicture } from '../theme-picture.tsx'
import styles from './confirmation.module.css'

type ConfirmationProps = {
  bookingId: string | null
  /** Undefined if it could not be loaded; it is paid all the same. */
  booking: CustomerBooking | undefined
}

export function Confirmation({ bookingId, booking }: ConfirmationProps) {
  const text = useText()
  return (
    <div className={styles.confirmation}>
      <Sight booking={booking} />
      <Title />
      <Text tone="soft">
        {booking
          ? text('booking.confirmation.thanksAt', { email: booking.customerEmail })
          : text('booking.confirmation.thanks')}
      </Text>
      {bookingId && <OpenBookingPage reference={bookingId} />}
      <Card className={styles.bill}>
        <Stack as="dl" gap={3}>
          <Fact name={text('booking.confirmation.bookingId')}>
            {bookingId ?? text('booking.confirmation.inMail')}
          </Fact>
          <Fact name={text('booking.confirmation.theme')}>
            {booking?.themeName ?? text('booking.confirmation.notAvailable')}
          </Fact>
          <Fact name={text('booking.confirmation.teepees')}>
            {booking?.numberOfTeepees ?? text('booking.confirmation.notAvailable')}
          </Fact>
          <Fact name={text('booking.confirmation.date')}>
            {booking?.bookingDate ? describeStay(booking, text) : text('booking.confirmation.notAvailable')}
          </Fact>
          {booking &&
            getTimes(booking, text).map(([name, time]) => (
              <Fact key={name} name={name}>
                <UnbrokenTimes>{time}</UnbrokenTimes>
              </Fact>
            ))}
          {booking && <StatementFacts booking={booking} />}
        </Stack>
      </Card>
      {booking && (
        <Card as="section" className={styles.bill}>
          <h3>{text('booking.success.nextTitle')}</h3>
          <NextSteps booking={booking} />
        </Card>
      )}
      <FurtherWays bookingId={bookingId} booking={booking} />
    </div>
  )
}

function Sight({ booking }: Pick<ConfirmationProps, 'booking'>) {
  return (
    <div className={styles.sight} aria-hidden="true">
      {booking && (
        <ThemePicture
          themeId={booking.themeId}
          ratio="5 / 2"
          sizes="(width < 40rem) 100vw, 36rem"
          className={styles.picture}
        />
      )}
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
    </div>
  )
}

function FurtherWays({ bookingId, booking }: ConfirmationProps) {
  const text = useText()
  const pathIn = usePathIn()
  return (
    <Row align="stretch" justify="center" gap={3}>
      {booking && <CalendarLink booking={booking} />}
      {bookingId && (
        <a
          href={pathIn(`/booking/success?booking_id=${encodeURIComponent(bookingId)}`)}
          className={buttonClass('secondary', 'lg')}
        >
          {text('booking.confirmation.details')}
        </a>
      )}
      <a href={pathIn('/')} className={buttonClass('quiet', 'lg')}>
        {text('booking.common.returnHome')}
      </a>
    </Row>
  )
}

/** The items, the total, what is paid, and what is due when; the amounts add up. */
function StatementFacts({ booking }: { booking: CustomerBooking }) {
  const text = useText()
  const { rows, items, isPartPayment } = getBookingStatement(booking, text)
  const themeName = items.find((item) => item.kind === 'theme')?.label
  const kind = isPartPayment ? text('booking.confirmation.deposit') : text('booking.confirmation.full')
  const getName = ({ kind, label, quantity, unitCents = 0 }: StatementRow) => {
    if (kind === 'paid') return text('booking.confirmation.amountPaid')
    if (kind !== 'item' || quantity === undefined) return label
    return label === themeName
      ? `${text('party.teepees', { count: quantity })} × ${formatDollars(unitCents)}`
      : `${label} × ${quantity}`
  }
  return rows.map((row) => (
    <Fact
      key={`${row.kind} ${row.label}`}
      name={getName(row)}
      isSum={row.kind === 'total' || row.kind === 'paid'}
    >
      {formatDollars(row.amountCents)} {row.kind === 'paid' && kind}
    </Fact>
  ))
}

function Title() {
  const text = useText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <h2 ref={title} tabIndex={-1}>
      {text('booking.confirmation.title')}
    </h2>
  )
}

function Fact({ name, isSum = false, children }: { name: string; isSum?: boolean; children: ReactNode }) {
  return (
    <div className={styles.fact} data-sum={isSum || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
