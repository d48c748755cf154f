import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking/dialogs/booking-dialogs.tsx'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { FoldOnPhones } from '#app/admin/kit/ui/fold-on-phones.tsx'
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

const overviewQuery = apiQuery('/api/admin/overview', { refetchOnMount: 'always' })

export default function DashboardTab() {
  const { data: overview, isPending, isFetching, refetch } = useQuery(overviewQuery)
  const hasFailed = !overview && !isPending
  // Once families book, the day comes first.
  const isBusy = overview !== undefined && (overview.activeBookings > 0 || Number(overview.totalRevenue) > 0)
  const [open, setOpen] = useState<OpenBooking>()
  const view = (id: number) => setOpen({ dialog: 'details', id })
  const text = useText()
  return (
    <>
      <TabHeader title={text('admin.dashboard.title')} />
      <Today />
      {!isBusy && !isPending && <SetupGuide />}
      <OpenDifferences count={overview?.openDifferences} />
      <FoldOnPhones
        isPhoneTitle
        as="h2"
        title={text('admin.dashboard.overview')}
        titleClass={styles.overview}
        note={text('admin.dashboard.overviewNote')}
      >
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
              <NearlyFullDays days={overview?.nearlyFullDays} />
            </div>
          )}
        </div>
      </FoldOnPhones>
      {isBusy && <SetupGuide />}
      <BookingDialogs open={open} onOpen={setOpen} />
    </>
  )
}
