import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking/dialogs/booking-dialogs.tsx'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import styles from './dashboard-tab.module.css'
import { FigureCards } from './figure-cards.tsx'
import { MonthsChart } from './months-chart.tsx'
import { NearlyFullDays } from './nearly-full-days.tsx'
import { NextParties } from './next-parties.tsx'
import { OpenDifferences } from './open-differences.tsx'
import { PopularThemes } from './popular-themes.tsx'
import { RecentBookings } from './recent-bookings.tsx'
import { SetupGuide } from './today/setup-guide.tsx'
import { Today } from './today/today.tsx'
import { UnpaidBalances } from './unpaid-balances.tsx'

const overviewQuery = apiQuery('/api/admin/overview', { refetchOnMount: 'always' })

export default function DashboardTab() {
  const { data: overview, isPending, isFetching, refetch } = useQuery(overviewQuery)
  const hasFailed = !overview && !isPending
  const [open, setOpen] = useState<OpenBooking>()
  const view = (id: number) => setOpen({ dialog: 'details', id })
  const text = useText()
  return (
    <>
      <TabHeader title={text('admin.dashboard.title')} />
      <Today />
      <SetupGuide />
      <OpenDifferences count={overview?.openDifferences} />
      {hasFailed ? (
        <LoadFailure words={text('admin.dashboard.loadFailed')} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <FigureCards overview={overview} />
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <RecentBookings />
          {!hasFailed && <MonthsChart months={overview?.months} />}
          <PopularThemes />
        </div>
        {!hasFailed && (
          <div className={styles.column}>
            <NextParties parties={overview?.nextParties} onView={view} />
            <UnpaidBalances balances={overview?.unpaidBalances} onView={view} />
            <NearlyFullDays days={overview?.nearlyFullDays} />
          </div>
        )}
      </div>
      <BookingDialogs open={open} onOpen={setOpen} />
    </>
  )
}
