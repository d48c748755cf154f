import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import type { Replay } from '#contract/money/price-advice.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { addDays, addMonths, partyDayAt } from '#domain/foundation/time/party-day.ts'
import styles from './price-list.module.css'
import { type ListedRule, toListChange } from './use-list-form.ts'

const SHOWN_MOST = 5

/** What last year's parties would have earned under the list as it is edited, and which of them differ. */
export function ReplayResult({ rules }: { rules: readonly ListedRule[] }) {
  const text = useText()
  const [isAsked, setIsAsked] = useState(false)
  const to = addDays(partyDayAt(new Date()), -1)
  const body = { ...toListChange({ rules }), from: addDays(addMonths(to, -12), 1), to }
  const { data, isFetching, isError } = useQuery({
    queryKey: ['price-list-replay', body],
    queryFn: () => api.post('/api/admin/pricing/replay', { body }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return (
    <section className={styles.replay} aria-label={text('admin.priceList.replay.ask')}>
      <Button variant="secondary" size="sm" isBusy={isFetching} onClick={() => setIsAsked(true)}>
        {text('admin.priceList.replay.ask')}
      </Button>
      <div role="status">
        {isAsked && isError && <p>{text('admin.priceList.replay.failed')}</p>}
        {isAsked && data && <Comparison {...data} />}
      </div>
    </section>
  )
}

function Comparison({ bookings, soldAmount, replayedAmount, differences }: Replay) {
  const text = useText()
  const sold = toCents(soldAmount)
  const replayed = toCents(replayedAmount)
  if (bookings === 0) return <p>{text('admin.priceList.replay.none')}</p>
  const difference = replayed - sold
  return (
    <>
      <p>
        <strong>
          {text('admin.priceList.replay.sum', {
            replayed,
            difference: Math.abs(difference),
            way: difference === 0 ? 'same' : difference > 0 ? 'more' : 'less',
          })}
        </strong>{' '}
        {text('admin.priceList.replay.sold', { bookings, sold })}
      </p>
      {differences.length > 0 && (
        <>
          <p>{text('admin.priceList.replay.differ', { count: differences.length })}</p>
          <ul className={styles.differences}>
            {differences.slice(0, SHOWN_MOST).map((one) => (
              <li key={one.bookingId}>
                <Link to={`/admin/bookings/${one.bookingId}`}>#{one.bookingId}</Link>{' '}
                {text('admin.priceList.replay.one', {
                  sold: toCents(one.sold),
                  replayed: toCents(one.replayed),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
