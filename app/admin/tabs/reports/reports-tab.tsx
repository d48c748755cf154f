import { type ReactNode, useState } from 'react'
import { useSignInReminder } from '#app/admin/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useWords } from '#app/lib/language/in-both.ts'
import { Tabs } from '#app/ui/controls/tabs.tsx'
import type { ReportRange } from '#domain/reports/report-range.ts'
import { partyDayAt } from '#domain/time/party-day.ts'
import { BalanceReport } from './balance-report.tsx'
import { CouponReport } from './coupon-report.tsx'
import { FullnessReport } from './fullness-report.tsx'
import { JournalExport } from './journal-export.tsx'
import { LeadTimeReport } from './lead-time-report.tsx'
import { firstRange, ReportRangeFields, usableRange } from './report-range-fields.tsx'
import { REPORT_WORDS, type ReportWords } from './report-words.ts'
import { RevenueReport } from './revenue-report.tsx'
import { SalesTaxReport } from './sales-tax-report.tsx'

type Part = keyof ReportWords['tabs']

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
  const words = useWords(REPORT_WORDS)
  useSignInReminder(words.signIn)
  const today = partyDayAt(new Date())
  const [chosen, setChosen] = useState(() => firstRange(today))
  const [selected, setSelected] = useState<Part>('revenue')
  const range = usableRange(chosen)
  return (
    <>
      <TabHeader title={words.title} hint={words.hint} />
      <ReportRangeFields chosen={chosen} today={today} onChange={setChosen} />
      <Tabs
        label={words.parts}
        selected={selected}
        onSelect={setSelected}
        tabs={(Object.keys(PANELS) as Part[]).map((id) => {
          const Panel = PANELS[id]
          return { id, label: words.tabs[id], panel: range && <Panel range={range} /> }
        })}
      />
    </>
  )
}
