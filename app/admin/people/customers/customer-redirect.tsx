import { useQuery } from '@tanstack/react-query'
import { Navigate, useMatch, useParams } from 'react-router'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { Permitted } from '#app/admin/shell/permitted.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { EmptyState, ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { whoBookedQuery, whoWroteQuery } from './customer-queries.ts'

/** Redirects to the customer behind a booking or message; emails and bookings link here. */
export default function CustomerRedirect() {
  const text = useText()
  return (
    <Permitted needs="customers" title={text('admin.customers.details')}>
      <Behind />
    </Permitted>
  )
}

function Behind() {
  const text = useText()
  const { id = '' } = useParams()
  const isBooking = useMatch('/admin/bookings/:id/customer') !== null
  const query = isBooking ? whoBookedQuery : whoWroteQuery
  const { data: who, isPending, error } = useQuery({ ...query(Number(id)), retry: false })
  if (who) return <Navigate replace to={`/admin/customers/${who.id}`} />
  const isGone = error instanceof ApiFailure && error.status < 500
  return (
    <>
      <TabHeader title={text('admin.customers.details')} />
      {isPending && <Skeleton shape="box" height="32rem" />}
      {isGone && <EmptyState drawing="search">{text('admin.customers.gone')}</EmptyState>}
      {error && !isGone && (
        <ErrorState title={text('admin.customers.loadFailed')}>{describeFailure(error)}</ErrorState>
      )}
    </>
  )
}
