import loadTexts from 'virtual:messages/heard'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useMatch } from 'react-router'
import { describeFailure, toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { RevealTogether } from '#app/admin/kit/ui/reveal-together.tsx'
import diary from '#app/admin/parts/history/diary.module.css'
import { HistoryList } from '#app/admin/parts/history/history-list.tsx'
import { describeActor } from '#app/admin/parts/lists/describe-audit-entry.ts'
import { Fact, FactGroup } from '#app/admin/parts/lists/fact-group.tsx'
import { InvoiceButton } from '#app/admin/parts/lists/invoice-button.tsx'
import { getSign } from '#app/admin/parts/lists/invoice-sign.ts'
import { EditingNotice } from '#app/admin/shell/live/editing-notice.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { mapLink } from '#app/lib/map-link.ts'
import { useLazyText } from '#app/lib/messages/use-lazy-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { formatPrice, TwoStatements } from '#app/shared/two-statements/two-statements.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { ActDialog } from '#app/ui/overlays/act-dialog.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import type { ChangeQuote } from '#contract/family/order-change.ts'
import { getAddress } from '#domain/booking/party-address.ts'
import { isActive } from '#domain/booking/status.ts'
import { formatShort } from '#domain/foundation/time/party-day.ts'
import { isHeardFrom } from '#domain/money/reports/heard-from.ts'
import { DIRECT, getSourceName, type Touch } from '#domain/money/reports/touch.ts'
import { bookingFailure } from '../booking-failure.ts'
import { CapacityQuestion } from '../capacity-question.tsx'
import { DamageClaims } from '../damage/damage-claims.tsx'
import { StatementsToCome } from '../form/statements-to-come.tsx'
import { SetupPictures } from '../pictures/setup-pictures.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { FOLLOWS_BOOKINGS } from '../use-bookings-changed.ts'
import { type BookingOverride, useCapacityQuestion } from '../use-capacity-question.ts'
import { WaysToSettle } from './booking-acts.tsx'
import styles from './booking-body.module.css'
import { CustomerFacts, OrderFacts, PaymentFacts, PlaceFacts } from './booking-facts.tsx'
import { BookingMoney } from './booking-money.tsx'
import type { OnAct } from './main-act.ts'
import { OwnAnswers } from './own-answers.tsx'
import { TeamNotes } from './team-notes.tsx'

type BookingProps = { booking: Booking; onAct: OnAct }

/** Everything about a booking, for both its page and its dialog. */
export function BookingBody(props: BookingProps) {
  return (
    <>
      <EditingNotice id={props.booking.id} />
      {/* A dialog has its final height meanwhile. */}
      <RevealTogether height="100dvb">
        <Details {...props} />
      </RevealTogether>
    </>
  )
}

function Details(props: BookingProps) {
  const { booking } = props
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
            when: formatShortDayAndTime(booking.createdAt, text.language),
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
      <h4 className={diary.title}>{text('admin.places.tabs.invoices')}</h4>
      {hasPaymentsBefore && <p className={diary.details}>{text('admin.invoices.before')}</p>}
      {!hasPaymentsBefore && invoices.length === 0 && (
        <p className={diary.details}>{text('admin.invoices.noneOfBooking')}</p>
      )}
      {invoices.length > 0 && (
        <ul role="list" className={diary.entries}>
          {invoices.map((invoice) => (
            <li key={invoice.number}>
              <Row as="p" justify="space-between" align="baseline" gap={4} rowGap={0} weight={600}>
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

/** Who changed the order, the price before and after, and a way to revert it. */
function OrderChanges({ booking }: { readonly booking: Booking }) {
  const text = useText()
  const params = { id: booking.id }
  const { data } = useQuery(apiQuery('/api/bookings/:id/order-changes', { params, refetchOnMount: 'always' }))
  const [chosen, setChosen] = useState<number>()
  if (!data || data.length === 0) return null
  return (
    <Stack as="section" gap={3} isFullWidth>
      <h4 className={diary.title}>{text('admin.bookingForm.orderChanges')}</h4>
      <ol className={diary.entries}>
        {data.map(({ id, changedBy, before, after, appliedAt }) => (
          <li key={id}>
            <Row as="p" justify="space-between" align="stretch" gap={4} rowGap={0} weight={600}>
              <span>
                {describeActor(changedBy, text)}{' '}
                <span className="tabular">
                  {formatPrice(before)} → {formatPrice(after)}
                </span>
              </span>
              <span className={diary.when}>{formatShortDayAndTime(appliedAt, text.language)}</span>
            </Row>
            {isActive(booking.bookingStatus) && (
              <Button variant="quiet" size="sm" onClick={() => setChosen(id)}>
                {text('admin.forms.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {chosen !== undefined && (
        <RevertOrder booking={booking} change={chosen} onClose={() => setChosen(undefined)} />
      )}
    </Stack>
  )
}

/** Whether a booking is paid; green only if nothing is due and it is not cancelled. */
function PaidBadge({ booking }: { booking: Booking }) {
  const text = useText()
  const { isPaid, isDeposit, paidAmount, owedAmount, bookingStatus } = booking
  if (!isPaid) return <Badge tone="warning">{text('admin.booking.details.unpaid')}</Badge>
  if (bookingStatus === 'cancelled')
    return (
      <Badge>
        {Number(paidAmount) > 0
          ? text('admin.booking.details.kept', { amount: dollars(paidAmount) })
          : text('admin.booking.details.givenBack')}
      </Badge>
    )
  if (Number(owedAmount) > 0)
    return (
      <Badge tone="info">
        {isDeposit ? text('admin.booking.details.depositPaid') : text('admin.booking.details.partlyPaid')}
      </Badge>
    )
  return <Badge tone="success">{text('admin.booking.details.paid')}</Badge>
}

type PutOrderBackProps = {
  readonly booking: Booking
  /** The id of the change. */
  readonly change: number
  readonly onClose: () => void
}

/** Shows both statements and asks whether to revert one of the order's changes. */
function RevertOrder(props: PutOrderBackProps) {
  const { onClose } = props
  const text = useText()
  const { quote, isPending, revert, questionFor } = useRevert(props)
  const { data, error } = quote
  return (
    <>
      <ActDialog
        onClose={onClose}
        size="2xl"
        title={text('admin.bookingForm.putBackTitle')}
        description={text('admin.bookingForm.putBackHint')}
        cancelLabel={text('admin.bookingForm.keep')}
        onConfirm={() => data && revert({ seen: data })}
        confirmLabel={text('admin.bookingForm.putBackSave')}
        isDisabled={!data}
        isBusy={isPending}
        busyLabel={text('admin.bookingForm.puttingBack')}
      >
        {error && <p role="alert">{describeFailure(error)}</p>}
        {!data && !error && <StatementsToCome />}
        {data && <TwoStatements quote={data} reader="staff" />}
        {data?.roomSentence && <p>{data.roomSentence}</p>}
      </ActDialog>
      <CapacityQuestion {...questionFor((override) => data && revert({ seen: data, override }))} />
    </>
  )
}

function useRevert({ booking: { id, version }, change: putBack, onClose }: PutOrderBackProps) {
  const text = useText()
  const { asksAbout, questionFor } = useCapacityQuestion()
  const params = { id }
  const quote = useQuery({
    queryKey: ['quote', id, version, { putBack }],
    queryFn: () => api.post('/api/bookings/:id/change-quote', { params, body: { putBack } }),
    gcTime: 0,
  })
  const { mutate: revert, isPending } = useSingleMutation({
    mutationFn: ({ seen, override }: { seen: ChangeQuote; override?: BookingOverride }) => {
      const { differenceAmount } = seen
      const body = { putBack, version: seen.version, differenceAmount, ...override }
      return api.patch('/api/bookings/:id', { params, body })
    },
    done: text('admin.bookingForm.putBackDone'),
    refreshes: FOLLOWS_BOOKINGS,
    onSuccess: onClose,
    onError: (failure, { override }) => {
      if (asksAbout(failure, override)) return
      void quote.refetch()
      toastFailure(bookingFailure(text('admin.bookingForm.putBackFailed'), failure))
    },
  })
  return { quote, isPending, revert, questionFor }
}
