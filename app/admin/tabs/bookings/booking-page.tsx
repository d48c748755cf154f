import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import {
  BookingDialogs,
  bookingActions,
  type OpenBooking,
} from '#app/admin/booking-dialogs/booking-dialogs.tsx'
import { bookingQuery } from '#app/admin/booking-dialogs/booking-query.ts'
import { BookingBody, BookingButtons } from '#app/admin/booking-dialogs/details/booking-body.tsx'
import { Permitted } from '#app/admin/shell/permitted.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { EmptyState, ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './booking-page.module.css'
import { useNeighbors } from './use-neighbors.ts'

/** A booking with an address of its own. */
export default function BookingPage() {
  const text = useText()
  const { id = '' } = useParams()
  return (
    <Permitted needs="bookings:read" title={text('admin.booking.details.title')}>
      <BookingWithId key={id} id={Number(id)} />
    </Permitted>
  )
}

function BookingWithId({ id }: { id: number }) {
  const text = useText()
  const isNumber = Number.isSafeInteger(id) && id > 0
  const {
    data: booking,
    isPending,
    error,
  } = useQuery({
    ...bookingQuery(id),
    enabled: isNumber,
    // A number that there is not will not be there the fourth time either.
    retry: (failures, failure) => !isMissing(failure) && failures < 3,
  })
  const [open, setOpen] = useState<OpenBooking>()
  const actions = bookingActions(setOpen)
  const isGone = !isNumber || isMissing(error)
  return (
    <>
      <TabHeader
        title={isGone ? text('admin.booking.details.title') : text('admin.booking.number', { id })}
        hint={<Ways id={id} />}
        actions={booking && !isGone && <BookingButtons booking={booking} {...actions} />}
      />
      {isGone && <EmptyState drawing="search">{text('admin.bookings.page.gone')}</EmptyState>}
      {!isGone && isPending && <Skeleton shape="box" height="32rem" />}
      {!isGone && !isPending && !booking && (
        <ErrorState title={text('admin.booking.details.loadFailed')}>
          {text('admin.booking.details.tryLater')}
        </ErrorState>
      )}
      {!isGone && booking && (
        <Card>
          <h2 className="visually-hidden">{text('admin.booking.details.title')}</h2>
          <BookingBody booking={booking} {...actions} />
        </Card>
      )}
      <BookingDialogs open={open} onOpen={setOpen} />
    </>
  )
}

/** Back to the list, and to the bookings beside this one in it. */
function Ways({ id }: { id: number }) {
  const text = useText()
  const { previous, next } = useNeighbors(id)
  const beside = [
    { id: previous, icon: 'chevron-left', name: 'admin.bookings.page.previous' },
    { id: next, icon: 'chevron-right', name: 'admin.bookings.page.next' },
  ] as const
  return (
    <span className={styles.ways}>
      <Link to="/admin/bookings" className={classNames(buttonClass('quiet', 'sm'), styles.back)}>
        <Icon name="chevron-left" />
        {text('admin.bookings.page.back')}
      </Link>
      {beside.map(
        (one) =>
          one.id !== undefined && (
            <Link
              key={one.name}
              to={`/admin/bookings/${one.id}`}
              aria-label={text(one.name, { id: one.id })}
              className={classNames(buttonClass('quiet', 'sm'))}
            >
              {one.icon === 'chevron-left' && <Icon name={one.icon} />}
              <span className="tabular">#{one.id}</span>
              {one.icon === 'chevron-right' && <Icon name={one.icon} />}
            </Link>
          ),
      )}
    </span>
  )
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404
}
