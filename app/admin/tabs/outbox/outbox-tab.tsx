import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking-dialogs/booking-dialogs.tsx'
import { useSignInReminder } from '#app/admin/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useWords } from '#app/lib/language/in-both.ts'
import { Tabs } from '#app/ui/controls/tabs.tsx'
import { BalanceList } from './balance-list.tsx'
import { FindingList } from './finding-list.tsx'
import { JobList } from './job-list.tsx'
import { MailList } from './mail-list.tsx'
import { OUTBOX_WORDS } from './outbox-words.ts'

const PARTS = ['mails', 'jobs', 'balances', 'findings'] as const
type Part = (typeof PARTS)[number]

export default function OutboxTab() {
  const words = useWords(OUTBOX_WORDS)
  useSignInReminder(words.signIn)
  const [asked] = useSearchParams()
  const [selected, setSelected] = useState<Part>(
    () => PARTS.find((part) => part === asked.get('part')) ?? 'mails',
  )
  const [openBooking, setOpenBooking] = useState<OpenBooking>()
  const onBooking = (id: number) => setOpenBooking({ dialog: 'details', id })
  return (
    <>
      <TabHeader title={words.title} hint={words.hint} />
      <Tabs
        label={words.parts}
        selected={selected}
        onSelect={setSelected}
        tabs={[
          { id: 'mails', label: words.mails.title, panel: <MailList onBooking={onBooking} /> },
          { id: 'jobs', label: words.jobs.title, panel: <JobList /> },
          { id: 'balances', label: words.balances.title, panel: <BalanceList onBooking={onBooking} /> },
          { id: 'findings', label: words.differences.title, panel: <FindingList /> },
        ]}
      />
      <BookingDialogs open={openBooking} onOpen={setOpenBooking} />
    </>
  )
}
