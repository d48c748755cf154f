import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking/dialogs/booking-dialogs.tsx'
import { bookingQuery } from '#app/admin/booking/dialogs/booking-query.ts'
import { BookingButtons } from '#app/admin/booking/dialogs/details/booking-acts.tsx'
import { BookingBody } from '#app/admin/booking/dialogs/details/booking-body.tsx'
import type { OnAct } from '#app/admin/booking/dialogs/details/main-act.ts'
import { findNeighbors, type Neighbors } from '#app/admin/kit/side-panel/find-neighbors.ts'
import { PageNav } from '#app/admin/kit/side-panel/page-nav.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { Permitted } from '#app/admin/shell/permitted.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
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
  const isNumber = Number.isSafeInteger(id) && id > 0
  const query = useQuery({
    ...bookingQuery(id),
    enabled: isNumber,
    // Retrying cannot find a booking that does not exist.
    retry: (failures, failure) => !isMissing(failure) && failures < 3,
  })
  const [open, setOpen] = useState<OpenBooking>()
  const onAct: OnAct = (dialog, booking) => setOpen({ dialog, booking })
  const isGone = !isNumber || isMissing(query.error)
  return (
    <>
      <TabHeader
        title={isGone ? text('admin.booking.details.title') : text('admin.booking.number', { id })}
        ways={<Ways id={id} />}
        actions={query.data && !isGone && <BookingButtons booking={query.data} onAct={onAct} />}
      />
      {isGone ? (
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
  const { previous, next } = useNeighbors(id)
  const to = (
    other: number | undefined,
    name: 'admin.bookings.page.previous' | 'admin.bookings.page.next',
  ) =>
    other === undefined
      ? undefined
      : { to: `/admin/bookings/${other}`, words: `#${other}`, label: text(name, { id: other }) }
  return (
    <PageNav
      back={{ to: '/admin/bookings', words: text('admin.bookings.page.back') }}
      previous={to(previous, 'admin.bookings.page.previous')}
      next={to(next, 'admin.bookings.page.next')}
    />
  )
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404
}

/** Returns the bookings before and after this one in the most recently viewed list. */
function useNeighbors(id: number): Neighbors<number> {
  const lists = useQueryClient()
    .getQueryCache()
    .findAll(queriesAt('/api/bookings'))
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ state }) => state.data as readonly Booking[] | BookingList | undefined)
    .map((data) => (data && 'bookings' in data ? data.bookings : []).map((booking) => booking.id))
  return findNeighbors(lists, id)
}
