import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking/dialogs/booking-dialogs.tsx'
import { bookingQuery } from '#app/admin/booking/dialogs/booking-query.ts'
import { BookingButtons } from '#app/admin/booking/dialogs/details/booking-acts.tsx'
import { BookingBody } from '#app/admin/booking/dialogs/details/booking-body.tsx'
import type { OnAct } from '#app/admin/booking/dialogs/details/main-act.ts'
import { isGone, ownPage, useNeighbors } from '#app/admin/kit/side-panel/own-page.ts'
import { PageNav } from '#app/admin/kit/side-panel/page-nav.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { Permitted } from '#app/admin/shell/permitted.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Card } from '#app/ui/display/card.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingList } from '#contract/booking/staff-bookings.ts'

/** A booking's own page. */
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
  const query = useQuery({ ...bookingQuery(id), ...ownPage(id) })
  const [open, setOpen] = useState<OpenBooking>()
  const onAct: OnAct = (dialog, booking) => setOpen({ dialog, booking })
  const hasGone = isGone(id, query)
  return (
    <>
      <TabHeader
        title={hasGone ? text('admin.booking.details.title') : text('admin.booking.number', { id })}
        ways={<Ways id={id} />}
        actions={query.data && !hasGone && <BookingButtons booking={query.data} onAct={onAct} />}
      />
      {hasGone ? (
        <EmptyState drawing="search">{text('admin.bookings.page.gone')}</EmptyState>
      ) : (
        <Loaded
          query={query}
          height="32rem"
          failed={{
            title: text('admin.booking.details.loadFailed'),
            words: text('admin.bookings.tryLater'),
          }}
        >
          {(booking) => (
            <Card>
              <h2 className="visually-hidden">{text('admin.booking.details.title')}</h2>
              <BookingBody booking={booking} onAct={onAct} />
            </Card>
          )}
        </Loaded>
      )}
      <BookingDialogs open={open} onOpen={setOpen} />
    </>
  )
}

function Ways({ id }: { id: number }) {
  const text = useText()
  const { previous, next } = useNeighbors(queriesAt('/api/bookings'), id, getRows)
  const to = (
    other: Booking | undefined,
    name: 'admin.bookings.page.previous' | 'admin.bookings.page.next',
  ) =>
    other && { to: `/admin/bookings/${other.id}`, words: `#${other.id}`, label: text(name, { id: other.id }) }
  return (
    <PageNav
      back={{ to: '/admin/bookings', words: text('admin.bookings.page.back') }}
      previous={to(previous, 'admin.bookings.page.previous')}
      next={to(next, 'admin.bookings.page.next')}
    />
  )
}

function getRows(list: readonly Booking[] | BookingList): readonly Booking[] {
  return 'bookings' in list ? list.bookings : []
}
