import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useSearchParams } from 'react-router'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking/dialogs/booking-dialogs.tsx'
import type { ListFilters } from '#app/admin/booking/dialogs/booking-list-query.ts'
import { BookingPanel } from '#app/admin/booking/dialogs/details/booking-panel.tsx'
import { useConfirmDiscard } from '#app/admin/kit/forms/use-confirm-discard.tsx'
import { hasRoomBeside, useOpenRow } from '#app/admin/kit/lists/use-open-row.ts'
import panel from '#app/admin/kit/side-panel/side-panel.module.css'
import { Menu, MenuItem } from '#app/admin/kit/ui/menu.tsx'
import { type Tab, Tabs } from '#app/admin/kit/ui/tabs.tsx'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { useIsWide } from '#app/lib/use-is-wide.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Party } from '#contract/crew/agenda.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { USUAL_COLUMNS } from './booking-csv.ts'
import { BookingList } from './booking-list.tsx'
import { useBookingListAddress } from './booking-list-address.ts'
import styles from './bookings-tab.module.css'
import { ExportEverything } from './export-everything.tsx'
import { useCsvExport } from './use-csv-export.ts'

// Most visits need the list alone.
const PartyCalendar = lazy(() => import('./calendar/party-calendar.tsx'))
const RunSheets = lazy(() => import('./run-sheet.tsx'))

type BookingsView = 'list' | 'calendar' | 'run-sheet'

/** Bookings as a list and calendar for the office, and as run sheets for the crew. */
export default function BookingsTab() {
  const may = useCan()
  return may('bookings:read') ? <OfficeBookings /> : <CrewBookings />
}

function OfficeBookings() {
  const text = useText()
  const [view, day, show] = useView()
  const { open, setOpen, besideId, question } = useOpenBooking(view === undefined)
  const list = useBookingListAddress()
  const agenda = agendaTabs({
    text,
    day,
    show,
    onParty: ({ id }) => setOpen({ dialog: 'details', id }),
    onNew: (chosen) => setOpen({ dialog: 'new', day: chosen }),
  })
  const listTab: Tab<BookingsView> = {
    id: 'list',
    label: text('admin.bookings.list'),
    panel: (
      <ListAndPanel
        list={list}
        setOpen={setOpen}
        besideId={besideId}
        onRunSheets={(days) => show('run-sheet', days.join(','))}
      />
    ),
  }
  return (
    <>
      <Tabs<BookingsView>
        label={text('admin.bookings.views')}
        selected={view ?? 'list'}
        onSelect={(chosen) => show(chosen)}
        tabs={[listTab, ...agenda]}
        head={(row) => (
          <TabHeader
            title={text('admin.bookings.title')}
            actions={<HeaderActions filters={list.filters} onNew={() => setOpen({ dialog: 'new' })} />}
          >
            {row}
          </TabHeader>
        )}
      />
      <BookingDialogs open={open} onOpen={setOpen} />
      {question}
    </>
  )
}

function HeaderActions({ filters, onNew }: { filters: ListFilters; onNew: () => void }) {
  const text = useText()
  const csv = useCsvExport()
  const isWide = useIsWide('80rem')
  const [isChoosing, setIsChoosing] = useState(false)
  const ways = [
    { label: text('admin.lists.exportCsv'), run: () => csv.mutate({ filters, columns: USUAL_COLUMNS }) },
    { label: text('admin.bookings.exportEverything'), run: () => setIsChoosing(true) },
  ]
  return (
    <>
      {!isWide && (
        <Menu
          button={<Icon name="download" />}
          label={text('admin.bulk.export')}
          className={styles.exports}
          isDisabled={csv.isPending}
        >
          {ways.map(({ label, run }) => (
            <MenuItem key={label} onClick={run}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
      {isWide &&
        ways.map(({ label, run }, index) => (
          <Button
            key={label}
            variant={index === 0 ? 'secondary' : 'quiet'}
            isBusy={csv.isPending}
            busyLabel={text('admin.lists.exporting')}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      <ExportEverything
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onExport={(columns) => csv.mutate({ filters, columns })}
      />
      <Button icon="plus" className={styles.newBooking} onClick={onNew}>
        {text('admin.bookings.newBooking')}
      </Button>
    </>
  )
}

type ListAndPanelProps = Pick<ReturnType<typeof useOpenBooking>, 'setOpen' | 'besideId'> &
  Pick<ComponentProps<typeof BookingList>, 'list' | 'onRunSheets'>

function ListAndPanel({ besideId, setOpen, ...list }: ListAndPanelProps) {
  return (
    <div className={besideId === undefined ? undefined : panel.both}>
      <div className={panel.list}>
        <BookingList
          {...list}
          onView={({ id }) => setOpen({ dialog: 'details', id })}
          onUpdate={(booking) => setOpen({ dialog: 'status', booking })}
          openId={besideId}
        />
      </div>
      {besideId !== undefined && (
        <BookingPanel
          key={besideId}
          id={besideId}
          onClose={() => setOpen(undefined)}
          onAct={(dialog, booking) => setOpen({ dialog, booking })}
        />
      )}
    </div>
  )
}

function CrewBookings() {
  const text = useText()
  const [view, day, show] = useView()
  return (
    <Tabs<BookingsView>
      label={text('admin.bookings.partiesViews')}
      selected={view ?? 'calendar'}
      onSelect={(chosen) => show(chosen)}
      tabs={agendaTabs({ text, day, show, onParty: ({ bookingDate }) => show('run-sheet', bookingDate) })}
      head={(row) => (
        <TabHeader title={text('admin.bookings.partiesTitle')} hint={text('admin.bookings.partiesHint')}>
          {row}
        </TabHeader>
      )}
    />
  )
}

type AgendaTabs = {
  text: Text
  day: string | undefined
  show: (view: BookingsView, day?: string) => void
  onParty: (party: Party) => void
  onNew?: (day: PartyDay) => void
}

function agendaTabs({ text, day, show, onParty, onNew }: AgendaTabs): Tab<BookingsView>[] {
  return [
    {
      id: 'calendar',
      label: text('admin.bookings.calendar'),
      panel: (
        <Loading>
          <PartyCalendar onParty={onParty} onNew={onNew} onDay={(chosen) => show('run-sheet', chosen)} />
        </Loading>
      ),
    },
    {
      id: 'run-sheet',
      label: text('admin.bookings.runSheet'),
      panel: (
        <Loading>
          <RunSheets dates={day} onDay={(next) => show('run-sheet', next)} />
        </Loading>
      ),
    },
  ]
}

function Loading({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton shape="box" height="36rem" />}>{children}</Suspense>
}

/** Closes the panel; after a deletion there is nothing left to show. */
const ENDS: readonly (string | undefined)[] = [undefined, 'details', 'delete']

/**
 * `?new` opens an empty booking form from anywhere. On wide screens a booking opens beside the list if it is shown, and
 * stays open under its dialogs. The layout is chosen when it opens: resizing the window closes nothing.
 */
function useOpenBooking(isListShown: boolean) {
  const { besideId, setBesideId, linkedId } = useOpenRow()
  const [open, setOpen] = useState<OpenBooking>(
    linkedId === undefined ? undefined : { dialog: 'details', id: linkedId },
  )
  const [ask, question] = useConfirmDiscard()
  useAskedForNew(() => setOpen({ dialog: 'new' }))
  const getBeside = (next: OpenBooking) => {
    if (next?.dialog === 'details') return hasRoomBeside() ? next.id : undefined
    return next === undefined && ENDS.includes(open?.dialog) ? undefined : besideId
  }
  const show = (next: OpenBooking) => {
    if (!isListShown) {
      if (open?.dialog === 'delete' && open.booking.id === besideId) setBesideId(undefined)
      return setOpen(next)
    }
    const beside = getBeside(next)
    const follow = () => {
      setOpen(beside !== undefined && next?.dialog === 'details' ? undefined : next)
      setBesideId(beside)
    }
    // The open panel may have unsaved notes.
    if (besideId !== undefined && beside !== besideId) ask(follow)
    else follow()
  }
  return { open, setOpen: show, besideId: isListShown ? besideId : undefined, question }
}

/** Runs the action that `?new` asks for, once. */
function useAskedForNew(act: () => void): void {
  const [question, setQuestion] = useSearchParams()
  const isAsked = question.has('new')
  const onAsked = useEffectEvent(() => {
    act()
    setQuestion((before) => without(before, 'new'), { replace: true })
  })
  useEffect(() => {
    if (isAsked) onAsked()
  }, [isAsked])
}

/** The view is part of the URL, so that a day's run sheet can be bookmarked and shared. */
function useView(): [
  BookingsView | undefined,
  string | undefined,
  (view: BookingsView, day?: string) => void,
] {
  const [question, setQuestion] = useSearchParams()
  const value = question.get('view')
  const view = value === 'calendar' || value === 'run-sheet' ? value : undefined
  const show = (next: BookingsView, day?: string) =>
    setQuestion(
      (before) => {
        // The list's filters stay for the way back to it.
        const after = without(before, 'view', 'day', 'range')
        if (next !== 'list') after.set('view', next)
        if (next !== 'list' && day) after.set('day', day)
        return after
      },
      { preventScrollReset: true },
    )
  return [view, question.get('day') ?? undefined, show]
}

function without(question: URLSearchParams, ...names: readonly string[]): URLSearchParams {
  const rest = new URLSearchParams(question)
  for (const name of names) rest.delete(name)
  return rest
}
