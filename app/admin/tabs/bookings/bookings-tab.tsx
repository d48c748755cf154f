import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking-dialogs/booking-dialogs.tsx'
import { type ListFilters, NO_FILTERS } from '#app/admin/booking-dialogs/booking-list-query.ts'
import { useMay } from '#app/admin/session/use-me.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type Tab, Tabs } from '#app/ui/tabs.tsx'
import type { Party } from '#contract/agenda.ts'
import { BookingList } from './booking-list.tsx'
import { PartyCalendar } from './party-calendar.tsx'
import { RunSheet } from './run-sheet.tsx'
import { useCsvExport } from './use-csv-export.ts'

type View = 'list' | 'calendar' | 'run-sheet'

/** The whole book for the office, dates and run sheets for the crew. */
export default function BookingsTab() {
  const may = useMay()
  return may('bookings:read') ? <WholeBook /> : <CrewBook />
}

function WholeBook() {
  const [open, setOpen] = useState<OpenBooking>()
  const [filters, setFilters] = useState<ListFilters>(NO_FILTERS)
  const [asked, day, show] = useView()
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
        selected={asked ?? 'list'}
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
          ...agendaTabs({ day, show, onParty: ({ id }) => setOpen({ dialog: 'details', id }) }),
        ]}
      />
      <BookingDialogs open={open} onOpen={setOpen} />
    </>
  )
}

function CrewBook() {
  const [asked, day, show] = useView()
  return (
    <>
      <TabHeader title="Parties" hint="Where to go, with what, and whom to call." />
      <Tabs<View>
        label="Ways to look at parties"
        selected={asked ?? 'calendar'}
        onSelect={(chosen) => show(chosen)}
        tabs={agendaTabs({ day, show, onParty: ({ bookingDate }) => show('run-sheet', bookingDate) })}
      />
    </>
  )
}

type AgendaTabs = {
  day: string | undefined
  show: (view: View, day?: string) => void
  onParty: (party: Party) => void
}

function agendaTabs({ day, show, onParty }: AgendaTabs): Tab<View>[] {
  return [
    {
      id: 'calendar',
      label: 'Calendar',
      panel: <PartyCalendar onParty={onParty} onDay={(chosen) => show('run-sheet', chosen)} />,
    },
    {
      id: 'run-sheet',
      label: 'Run sheet',
      panel: <RunSheet day={day} onDay={(next) => show('run-sheet', next)} />,
    },
  ]
}

/** The view is part of the address, so that the day's run sheet can be bookmarked and sent. */
function useView(): [View | undefined, string | undefined, (view: View, day?: string) => void] {
  const [question, setQuestion] = useSearchParams()
  const asked = question.get('view')
  const view = asked === 'calendar' || asked === 'run-sheet' ? asked : undefined
  const show = (next: View, day?: string) =>
    setQuestion(next === 'list' ? {} : { view: next, ...(day ? { day } : {}) }, { preventScrollReset: true })
  return [view, question.get('day') ?? undefined, show]
}
