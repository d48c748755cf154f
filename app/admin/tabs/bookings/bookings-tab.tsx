import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking-dialogs/booking-dialogs.tsx'
import { type ListFilters, NO_FILTERS } from '#app/admin/booking-dialogs/booking-list-query.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { BookingList } from './booking-list.tsx'
import { PartyCalendar } from './party-calendar.tsx'
import { RunSheet } from './run-sheet.tsx'
import { useCsvExport } from './use-csv-export.ts'

type View = 'list' | 'calendar' | 'run-sheet'

export default function BookingsTab() {
  const [open, setOpen] = useState<OpenBooking>()
  const [filters, setFilters] = useState<ListFilters>(NO_FILTERS)
  const [view, day, show] = useView()
  const csv = useCsvExport()
  return (
    <>
      <TabHeader
        title="Manage Bookings"
        actions={
          <>
            <Button
              variant="secondary"
              isBusy={csv.isPending}
              busyLabel="Exporting..."
              onClick={() => csv.mutate(filters)}
            >
              <Icon name="download" />
              Export CSV
            </Button>
            <Button onClick={() => setOpen({ dialog: 'new' })}>
              <Icon name="plus" />
              New Booking
            </Button>
          </>
        }
      />
      <Tabs<View>
        label="Ways to look at bookings"
        selected={view}
        onSelect={(chosen) => show(chosen)}
        tabs={[
          {
            id: 'list',
            label: 'List',
            panel: (
              <BookingList
                filters={filters}
                onFilters={setFilters}
                onView={({ id }) => setOpen({ dialog: 'details', id })}
                onUpdate={(booking) => setOpen({ dialog: 'status', booking })}
              />
            ),
          },
          {
            id: 'calendar',
            label: 'Calendar',
            panel: (
              <PartyCalendar
                onParty={(id) => setOpen({ dialog: 'details', id })}
                onDay={(chosen) => show('run-sheet', chosen)}
              />
            ),
          },
          {
            id: 'run-sheet',
            label: 'Run sheet',
            panel: <RunSheet day={day} onDay={(next) => show('run-sheet', next)} />,
          },
        ]}
      />
      <BookingDialogs open={open} onOpen={setOpen} />
    </>
  )
}

/** The view is part of the address, so that the day's run sheet can be bookmarked and sent. */
function useView(): [View, string | undefined, (view: View, day?: string) => void] {
  const [question, setQuestion] = useSearchParams()
  const asked = question.get('view')
  const view = asked === 'calendar' || asked === 'run-sheet' ? asked : 'list'
  const show = (next: View, day?: string) =>
    setQuestion(next === 'list' ? {} : { view: next, ...(day ? { day } : {}) }, { preventScrollReset: true })
  return [view, question.get('day') ?? undefined, show]
}
