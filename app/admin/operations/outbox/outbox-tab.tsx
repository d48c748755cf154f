import { useState } from 'react'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking/dialogs/booking-dialogs.tsx'
import { useListAddress } from '#app/admin/kit/lists/use-list-address.ts'
import { Tabs } from '#app/admin/kit/ui/tabs.tsx'
import { useSignInReminder } from '#app/admin/shell/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { BalanceList } from './balance-list.tsx'
import { DiscrepancyList } from './discrepancy-list.tsx'
import { JobList } from './job-list.tsx'
import { MailList } from './mail-list.tsx'

const PARTS = ['mails', 'jobs', 'balances', 'findings'] as const
const USUAL: { readonly part: string } = { part: PARTS[0] }

export default function OutboxTab() {
  const text = useText()
  useSignInReminder(text('admin.outbox.signIn'))
  const { values, change } = useListAddress(USUAL)
  const [openBooking, setOpenBooking] = useState<OpenBooking>()
  const onBooking = (id: number) => setOpenBooking({ dialog: 'details', id })
  return (
    <>
      <Tabs
        label={text('admin.outbox.parts')}
        selected={PARTS.find((part) => part === values.part) ?? PARTS[0]}
        onSelect={(part) => change({ part })}
        head={(row) => (
          <TabHeader title={text('admin.places.tabs.outbox')} hint={text('admin.outbox.hint')}>
            {row}
          </TabHeader>
        )}
        tabs={[
          { id: 'mails', label: text('admin.outbox.mails.title'), panel: <MailList onBooking={onBooking} /> },
          { id: 'jobs', label: text('admin.outbox.jobs.title'), panel: <JobList /> },
          {
            id: 'balances',
            label: text('admin.outbox.balances.title'),
            panel: <BalanceList onBooking={onBooking} />,
          },
          { id: 'findings', label: text('admin.outbox.differences.title'), panel: <DiscrepancyList /> },
        ]}
      />
      <BookingDialogs open={openBooking} onOpen={setOpenBooking} />
    </>
  )
}
