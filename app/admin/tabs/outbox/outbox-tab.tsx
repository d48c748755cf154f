import { useState } from 'react'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking-dialogs/booking-dialogs.tsx'
import { useSignInReminder } from '#app/admin/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { BalanceList } from './balance-list.tsx'
import { FindingList } from './finding-list.tsx'
import { JobList } from './job-list.tsx'
import { MailList } from './mail-list.tsx'

type Part = 'mails' | 'jobs' | 'balances' | 'findings'

export default function OutboxTab() {
  useSignInReminder('Please log in to view the outbox')
  const [selected, setSelected] = useState<Part>('mails')
  const [openBooking, setOpenBooking] = useState<OpenBooking>()
  const onBooking = (id: number) => setOpenBooking({ dialog: 'details', id })
  return (
    <>
      <TabHeader title="Outbox" hint="The mails that are sent, and the jobs that run by themselves." />
      <Tabs
        label="Parts of the outbox"
        selected={selected}
        onSelect={setSelected}
        tabs={[
          { id: 'mails', label: 'Mails', panel: <MailList onBooking={onBooking} /> },
          { id: 'jobs', label: 'Jobs', panel: <JobList /> },
          { id: 'balances', label: 'Balances', panel: <BalanceList onBooking={onBooking} /> },
          { id: 'findings', label: 'Differences', panel: <FindingList /> },
        ]}
      />
      <BookingDialogs open={openBooking} onOpen={setOpenBooking} />
    </>
  )
}
