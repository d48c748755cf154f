import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking/dialogs/booking-dialogs.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSettingsForm } from '#app/admin/kit/forms/settings/use-settings-form.ts'
import { RevealTogether } from '#app/admin/kit/ui/reveal-together.tsx'
import { CapacityCard } from '#app/admin/parts/capacity/capacity-card.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { staffSettingsQuery } from '#app/lib/page/save-site-settings.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Table } from '#app/ui/display/table.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { WaitingListEntry } from '#contract/family/waiting-list.ts'
import type { StaffSettings } from '#contract/site/settings.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { DEFAULT_TEEPEE_SPACE, TEEPEE_SPACE_LIMITS } from '#domain/site/room-plan.ts'
import { AddDateForm } from './add-date-form.tsx'
import { BusyCalendarsCard } from './busy-calendars-card.tsx'
import { UnavailableDates } from './unavailable-dates.tsx'
import { YearAtAGlance } from './year-at-a-glance.tsx'

export default function AvailabilityTab() {
  const text = useText()
  const [isAdding, setIsAdding] = useState(false)
  const [booking, setBooking] = useState<OpenBooking>()
  const onBooking = (id: number) => setBooking({ dialog: 'details', id })
  const { data: settings } = useQuery(staffSettingsQuery)
  return (
    <>
      <TabHeader
        title={text('admin.places.tabs.availability')}
        hint={text('admin.availability.hint')}
        actions={
          <Button
            variant={isAdding ? 'secondary' : 'primary'}
            aria-expanded={isAdding}
            onClick={() => setIsAdding(!isAdding)}
          >
            <Icon name={isAdding ? 'cross' : 'plus'} />
            {isAdding ? text('ui.cancel') : text('admin.availability.addDate')}
          </Button>
        }
      />
      <RevealTogether>
        <Stack gap={6}>
          {isAdding && <AddDateForm onAdded={() => setIsAdding(false)} onBooking={onBooking} />}
          <UnavailableDates onBooking={onBooking} />
          <WaitingList />
          {settings && <CapacityCard settings={settings} />}
          <BusyCalendarsCard />
          {settings && <TeepeeSpaceCard settings={settings} />}
          <YearAtAGlance />
        </Stack>
      </RevealTogether>
      <BookingDialogs open={booking} onOpen={setBooking} />
    </>
  )
}

const { minimum, maximum, walkwayMinimum } = TEEPEE_SPACE_LIMITS
const FIELDS = [
  { name: 'widthFeet', least: minimum },
  { name: 'lengthFeet', least: minimum },
  { name: 'walkwayFeet', least: walkwayMinimum },
] as const

type SpaceField = (typeof FIELDS)[number]['name']

function eachField<Value>(make: (name: SpaceField) => Value) {
  return Object.fromEntries(FIELDS.map(({ name }) => [name, make(name)])) as Record<SpaceField, Value>
}

/** Used by the room check in the first step and by the FAQ. */
function TeepeeSpaceCard({ settings }: { settings: StaffSettings }) {
  const text = useText()
  const space = useSettingsForm<Record<SpaceField, string>>({
    settings,
    toFields: ({ teepeeSpace = DEFAULT_TEEPEE_SPACE }) => eachField((name) => String(teepeeSpace[name])),
    toChange: (fields) => ({ teepeeSpace: eachField((name) => Number(fields[name])) }),
  })
  return (
    <SettingsCard title={text('admin.availability.space.title')} hint={text('admin.availability.space.hint')}>
      <SettingsForm {...space} saveLabel={text('admin.availability.space.save')}>
        <FieldRow areNarrow>
          {FIELDS.map(({ name, least }) => (
            <TextField
              key={name}
              label={text(`admin.availability.space.feet.${name}`)}
              type="number"
              min={least}
              max={maximum}
              step="any"
              inputMode="decimal"
              {...space.form.input(name)}
            />
          ))}
        </FieldRow>
      </SettingsForm>
    </SettingsCard>
  )
}

/** The waiting list by day, first come first served; renders nothing if it is empty. */
function WaitingList() {
  const text = useText()
  const { data: entries = [] } = useQuery(apiQuery('/api/admin/waiting-list', { staleTime: 0 }))
  if (entries.length === 0) return null
  return (
    <Stack as="section">
      <Text as="h2" size="xl">
        {text('admin.availability.waiting.title')}
      </Text>
      <Table
        caption={text('admin.availability.waiting.title')}
        isDense
        rows={entries}
        rowKey={({ id }) => id}
        rowTone={({ status }) => (status === 'offered' ? 'warning' : undefined)}
        columns={[
          {
            onPhones: 'title',
            header: text('admin.availability.waiting.date'),
            cell: ({ bookingDate }) => formatLong(bookingDate, text.language),
          },
          { header: text('admin.availability.waiting.name'), cell: (entry) => <Who entry={entry} /> },
          {
            header: text('admin.availability.waiting.email'),
            cell: ({ customerEmail }) => <a href={`mailto:${customerEmail}`}>{customerEmail}</a>,
          },
          {
            onPhones: 'labelled',
            header: text('admin.availability.waiting.teepees'),
            cell: ({ numberOfTeepees }) => numberOfTeepees,
            isNumber: true,
          },
          {
            onPhones: 'beside',
            header: text('admin.availability.waiting.state'),
            cell: (entry) => getState(entry, text),
          },
        ]}
      />
    </Stack>
  )
}

/** For a booking that waits for a bigger order, also its number. */
function Who({ entry: { customerName, changesBooking } }: { readonly entry: WaitingListEntry }) {
  const text = useText()
  if (changesBooking === undefined) return customerName
  return (
    <span>
      {customerName}
      <br />
      <Link to={`/admin/bookings/${changesBooking}`}>
        {text('admin.waitingList.changesBooking', { booking: changesBooking })}
      </Link>
    </span>
  )
}

function getState({ status, offerExpiresAt }: WaitingListEntry, text: GetText): string {
  const until =
    status === 'offered' && offerExpiresAt
      ? ` ${text('admin.availability.waiting.until', { when: formatDayAndTime(offerExpiresAt, text.language) })}`
      : ''
  return `${text(`admin.availability.waiting.states.${status}`)}${until}`
}
