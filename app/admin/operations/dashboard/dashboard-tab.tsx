import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking/dialogs/booking-dialogs.tsx'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { WarningNotice } from '#app/admin/kit/forms/warning-notice.tsx'
import { FoldOnPhones } from '#app/admin/kit/ui/fold-on-phones.tsx'
import { RevealTogether } from '#app/admin/kit/ui/reveal-together.tsx'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Text } from '#app/ui/layout.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { DayRoom, Party } from '#contract/crew/agenda.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import styles from './dashboard-tab.module.css'
import { FigureCards } from './figure-cards.tsx'
import { MonthsChart } from './months-chart.tsx'
import { Panel, PanelNote } from './panel.tsx'
import { RecentBookings } from './recent-bookings.tsx'
import rowListStyles from './row-list.module.css'
import { SetupGuide } from './today/setup-guide.tsx'
import { Today } from './today/today.tsx'
import { describeLoad } from './today/today-stops.tsx'

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
      <TabHeader title={text('admin.places.tabs.dashboard')} />
      <Today />
      {!isBusy && !isPending && <SetupGuide />}
      <OpenDifferences count={overview?.openDifferences} />
      <RevealTogether height="20rem">
        <FoldOnPhones
          isPhoneTitle
          as="h2"
          title={text('admin.dashboard.overview')}
          titleClass={styles.overview}
          note={text('admin.dashboard.overviewNote')}
        >
          {hasFailed ? (
            <LoadFailure
              words={text('admin.dashboard.loadFailed')}
              isRetrying={isFetching}
              onRetry={refetch}
            />
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
      </RevealTogether>
      {isBusy && <SetupGuide />}
      <BookingDialogs open={open} onOpen={setOpen} />
    </>
  )
}

/** Links to unresolved money discrepancies, such as failed refunds. */
function OpenDifferences({ count = 0 }: { count: number | undefined }) {
  const text = useText()
  const may = useCan()
  if (count === 0 || !may('outbox')) return null
  return (
    <Text as="div" marginBottom={5}>
      <WarningNotice
        icon="warning"
        role="status"
        words={text('admin.dashboard.differences.waiting', { count })}
      >
        <Link to="/admin/outbox?part=findings">{text('admin.dashboard.differences.open')}</Link>
      </WarningNotice>
    </Text>
  )
}

const POPULAR_THEMES = 3

function PopularThemes() {
  const text = useText()
  const {
    data: themes,
    isPending,
    isError,
  } = useQuery({
    ...themesQuery,
    meta: { toastOnFailure: 'admin.dashboard.themes.failed' },
  })
  return (
    <Panel title={text('admin.dashboard.themes.title')} isLoading={isPending}>
      {isError && !themes && <PanelNote>{text('admin.dashboard.themes.failed')}</PanelNote>}
      <ul className={styles.themes}>
        {themes?.slice(0, POPULAR_THEMES).map((theme) => (
          <li key={theme.id} className={styles.theme}>
            <Picture
              image={pictureImage(theme.mainImage, theme.name, theme.pictures)}
              ratio="4 / 3"
              sizes="(width < 48rem) 6rem, 16rem"
              className={styles.picture}
            />
            <span lang="en" className={styles.name}>
              {theme.name}
            </span>
            <Text as="span" tone="soft" size="sm" className="tabular">
              {text('admin.dashboard.themes.perDay', { price: dollars(theme.pricePerTeepee) })}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function NearlyFullDays({ days }: { days: DayRoom[] | undefined }) {
  const text = useText()
  return (
    <Panel
      title={text('admin.dashboard.nearlyFull.title')}
      hint={text('admin.dashboard.nearlyFull.hint')}
      isLoading={!days}
    >
      {days?.length === 0 && <PanelNote>{text('admin.dashboard.nearlyFull.none')}</PanelNote>}
      <ul className={rowListStyles.rows}>
        {days?.map((day) => (
          <li key={day.date}>
            <Link
              to={`/admin/bookings?view=run-sheet&day=${day.date}`}
              className={classNames(rowListStyles.row)}
            >
              <Text as="span" weight={600}>
                {formatLong(day.date, text.language)}
              </Text>
              <Text as="span" tone="soft">
                {text('admin.calendar.room', {
                  parties: day.parties,
                  maxParties: day.maxParties,
                  teepees: day.teepeesInUse,
                  stock: day.teepeeStock,
                })}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type NextPartiesProps = { parties: Party[] | undefined; onView: (id: number) => void }

/** The next van loads. */
function NextParties({ parties, onView }: NextPartiesProps) {
  const text = useText()
  return (
    <Panel title={text('admin.dashboard.parties.title')} isLoading={!parties}>
      {parties?.length === 0 && <PanelNote>{text('admin.dashboard.parties.none')}</PanelNote>}
      <ul className={rowListStyles.rows}>
        {parties?.map((party) => (
          <li key={party.id}>
            <button type="button" className={rowListStyles.row} onClick={() => onView(party.id)}>
              <Text as="span" weight={600}>
                {formatLong(party.bookingDate, text.language)}
              </Text>
              <Text as="span" tone="soft">
                {party.customerName}, {party.city}
              </Text>
              <Text as="span" tone="soft">
                {text('admin.dashboard.parties.bring', {
                  load: describeLoad({ ...party, teepees: party.numberOfTeepees }),
                })}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
