import { type ReactNode, useState } from 'react'
import { useSignInReminder } from '#app/admin/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { partyDayAt } from '#domain/party-day.ts'
import type { ReportRange } from '#domain/reports/report-range.ts'
import { BalanceReport } from './balance-report.tsx'
import { CouponReport } from './coupon-report.tsx'
import { FullnessReport } from './fullness-report.tsx'
import { JournalExport } from './journal-export.tsx'
import { LeadTimeReport } from './lead-time-report.tsx'
import { firstRange, ReportRangeFields, usableRange } from './report-range-fields.tsx'
import { WORDS } from './report-words.ts'
import { RevenueReport } from './revenue-report.tsx'
import { SalesTaxReport } from './sales-tax-report.tsx'

type Part = keyof typeof WORDS.tabs

const PANELS: Readonly<Record<Part, (props: { range: ReportRange }) => ReactNode>> = {
  revenue: RevenueReport,
  fullness: FullnessReport,
  leadTime: LeadTimeReport,
  coupons: CouponReport,
  balances: BalanceReport,
  salesTax: SalesTaxReport,
  journal: JournalExport,
}

export default function ReportsTab() {
  useSignInReminder('Please log in to view the reports')
  const today = partyDayAt(new Date())
  const [chosen, setChosen] = useState(() => firstRange(today))
  const [selected, setSelected] = useState<Part>('revenue')
  const range = usableRange(chosen)
  return (
    <>
      <TabHeader title={WORDS.title} hint={WORDS.hint} />
      <ReportRangeFields chosen={chosen} today={today} onChange={setChosen} />
      <Tabs
        label={WORDS.parts}
        selected={selected}
        onSelect={setSelected}
        tabs={(Object.keys(PANELS) as Part[]).map((id) => {
          const Panel = PANELS[id]
          return { id, label: WORDS.tabs[id], panel: range && <Panel range={range} /> }
        })}
      />
    </>
  )
}
