import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import diary from '#app/admin/parts/history/diary.module.css'
import { describeActor } from '#app/admin/parts/lists/describe-audit-entry.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { formatPrice } from '#app/shared/two-statements/two-statements.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { isActive } from '#domain/booking/status.ts'
import { RevertOrder } from './revert-order.tsx'

/** Who changed the order, the price before and after, and a way to revert it. */
export function OrderChanges({ booking }: { readonly booking: Booking }) {
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
                {text('admin.bookingForm.putBack')}
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
