import loadTexts from 'virtual:messages/heard'
import { useQuery } from '@tanstack/react-query'
import { Link, useMatch } from 'react-router'
import diary from '#app/admin/parts/history/diary.module.css'
import { HistoryList } from '#app/admin/parts/history/history-list.tsx'
import { Fact, FactGroup } from '#app/admin/parts/lists/fact-group.tsx'
import { InvoiceButton } from '#app/admin/parts/lists/invoice-button.tsx'
import { getSign } from '#app/admin/parts/lists/invoice-sign.ts'
import { EditingNotice } from '#app/admin/shell/live/editing-notice.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { mapLink } from '#app/lib/map-link.ts'
import { useLazyText } from '#app/lib/messages/use-lazy-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { getAddress } from '#domain/booking/party-address.ts'
import { formatShort } from '#domain/foundation/time/party-day.ts'
import { isHeardFrom } from '#domain/money/reports/heard-from.ts'
import { DIRECT, getSourceName, type Touch } from '#domain/money/reports/touch.ts'
import { DamageClaims } from '../damage/damage-claims.tsx'
import { PaidBadge } from '../paid-badge.tsx'
import { SetupPictures } from '../pictures/setup-pictures.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { WaysToSettle } from './booking-acts.tsx'
import styles from './booking-body.module.css'
import { CustomerFacts, OrderFacts, PaymentFacts, PlaceFacts } from './booking-facts.tsx'
import { BookingMoney } from './booking-money.tsx'
import type { OnAct } from './main-act.ts'
import { OrderChanges } from './order-changes.tsx'
import { OwnAnswers } from './own-answers.tsx'
import { TeamNotes } from './team-notes.tsx'

type BookingProps = { booking: Booking; onAct: OnAct }

/** Everything about a booking, for both its page and its dialog. */
export function BookingBody(props: BookingProps) {
  return (
    <>
      <EditingNotice id={props.booking.id} />
      <Details {...props} />
    </>
  )
}

function Details(props: BookingProps) {
  const { booking } = props
  const language = useLanguage()
  const text = useText()
  const path = `/admin/bookings/${booking.id}`
  const isHere = useMatch(path) !== null
  return (
    <div className={styles.details}>
      <Row as="header" gap={3} rowGap={2} isFullWidth>
        <Text as="h3" size="lg" breaksWords>
          {isHere ? (
            booking.customerName
          ) : (
            <Link to={path}>{text('admin.booking.number', { id: booking.id })}</Link>
          )}
        </Text>
        <StatusBadge status={booking.bookingStatus} />
        <PaidBadge booking={booking} />
        {booking.isTrial && <Badge tone="warning">{text('admin.booking.trial')}</Badge>}
        <p className={styles.made}>
          {text('admin.booking.details.created', {
            when: formatShortDayAndTime(booking.createdAt, language),
          })}{' '}
          · <span className="tabular">{booking.bookingId}</span>
        </p>
      </Row>
      <BookingContacts booking={booking} />
      <BookingMoney booking={booking} actions={<WaysToSettle {...props} />} />
      <TeamNotes booking={booking} />
      <CustomerFacts booking={booking} />
      <PlaceFacts booking={booking} />
      <OrderFacts booking={booking} />
      <OwnAnswers booking={booking} />
      <PaymentFacts booking={booking} />
      <SourceFacts booking={booking} />
      <BookingInvoices id={booking.id} />
      <SetupPictures booking={booking} />
      <DamageClaims booking={booking} />
      <OrderChanges booking={booking} />
      <BookingHistory id={booking.id} />
    </div>
  )
}

/** Everything that happened to a booking: changes, payments, notes, emails and texts. */
function BookingHistory({ id }: { readonly id: number }) {
  const { data } = useQuery(
    apiQuery('/api/bookings/:id/history', { params: { id }, refetchOnMount: 'always' }),
  )
  return data ? <HistoryList history={data} /> : null
}

/** What a driver needs first, with large touch targets: call, directions and email. */
function BookingContacts({ booking }: { booking: Booking }) {
  const text = useText()
  return (
    <Row as="p" align="stretch" isFullWidth>
      <a className={styles.contact} href={phoneHref(booking.customerPhone)}>
        <Icon name="phone" />
        {text('admin.booking.details.call')}
      </a>
      <a className={styles.contact} href={mapLink(getAddress(booking))} target="_blank" rel="noreferrer">
        <Icon name="map-pin" />
        {text('admin.booking.details.directions')}
      </a>
      <a className={styles.contact} href={`mailto:${booking.customerEmail}`}>
        <Icon name="mail" />
        {text('admin.booking.details.mail')}
      </a>
    </Row>
  )
}

/** How the family found the site, as far as its browser and the family itself told us. */
function SourceFacts({ booking: { touches, couponCode } }: { booking: Booking }) {
  const text = useText()
  const heardText = useLazyText('heard', loadTexts)
  if (!touches) return null
  const { first, last, heardFrom } = touches
  const getName = (touch: Touch) => {
    const name = getSourceName(touch)
    return name === DIRECT ? text('admin.sources.direct') : name
  }
  const heard =
    heardFrom && isHeardFrom(heardFrom) && heardText
      ? heardText('heard.answer', { answer: heardFrom })
      : heardFrom
  const campaign = [last.utmMedium, last.utmCampaign].filter(Boolean).join(', ')
  return (
    <FactGroup title={text('admin.sources.cameFrom')}>
      <Fact name={text('admin.sources.lastTouch')}>{getName(last)}</Fact>
      {getName(first) !== getName(last) && (
        <Fact name={text('admin.sources.firstTouch')}>{getName(first)}</Fact>
      )}
      {campaign && <Fact name={text('admin.sources.campaign')}>{campaign}</Fact>}
      {couponCode && <Fact name={text('admin.sources.coupon')}>{couponCode}</Fact>}
      {heard && <Fact name={text('admin.sources.heardFrom')}>{heard}</Fact>}
    </FactGroup>
  )
}

/** The invoices and credit notes of a booking. */
function BookingInvoices({ id }: { id: number }) {
  const text = useText()
  const { data } = useQuery(
    apiQuery('/api/bookings/:id/invoices', { params: { id }, refetchOnMount: 'always' }),
  )
  if (!data) return null
  const { invoices, hasPaymentsBefore } = data
  return (
    <Stack as="section" gap={3} isFullWidth>
      <h4 className={diary.title}>{text('admin.invoices.title')}</h4>
      {hasPaymentsBefore && <p className={diary.details}>{text('admin.invoices.before')}</p>}
      {!hasPaymentsBefore && invoices.length === 0 && (
        <p className={diary.details}>{text('admin.invoices.noneOfBooking')}</p>
      )}
      {invoices.length > 0 && (
        <ul role="list" className={diary.entries}>
          {invoices.map((invoice) => (
            <li key={invoice.number}>
              <Row as="p" justify="space-between" align="stretch" gap={4} rowGap={0} weight={600}>
                <span>
                  {text(`admin.invoices.names.${invoice.series}`)} <InvoiceButton number={invoice.number} />
                </span>
                <span className={diary.when}>
                  {formatShort(invoice.issuedOn, text.language)} ·{' '}
                  <span className="tabular">
                    {getSign(invoice)}
                    {dollars(invoice.amount)}
                  </span>
                </span>
              </Row>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
