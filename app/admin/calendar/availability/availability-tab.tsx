import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking/dialogs/booking-dialogs.tsx'
import { CapacityCard } from '#app/admin/parts/capacity/capacity-card.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { staffSettingsQuery } from '#app/lib/page/save-site-settings.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { AddDateForm } from './add-date-form.tsx'
import { BusyCalendarsCard } from './busy-calendars-card.tsx'
import { TeepeeSpaceCard } from './teepee-space-card.tsx'
import { UnavailableDates } from './unavailable-dates.tsx'
import { WaitingList } from './waiting-list.tsx'
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
        title={text('admin.availability.title')}
        hint={text('admin.availability.hint')}
        actions={
          <Button
            variant={isAdding ? 'secondary' : 'primary'}
            aria-expanded={isAdding}
            onClick={() => setIsAdding(!isAdding)}
          >
            <Icon name={isAdding ? 'cross' : 'plus'} />
            {isAdding ? text('admin.availability.cancel') : text('admin.availability.addDate')}
          </Button>
        }
      />
      <Stack gap={6}>
        {isAdding && <AddDateForm onAdded={() => setIsAdding(false)} onBooking={onBooking} />}
        <UnavailableDates onBooking={onBooking} />
        <WaitingList />
        {settings && <CapacityCard settings={settings} />}
        <BusyCalendarsCard />
        {settings && <TeepeeSpaceCard settings={settings} />}
        <YearAtAGlance />
      </Stack>
      <BookingDialogs open={booking} onOpen={setBooking} />
    </>
  )
}
