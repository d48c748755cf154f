import { type ReactNode, useState } from 'react'
import { Tabs } from '#app/admin/kit/ui/tabs.tsx'
import { useSignInReminder } from '#app/admin/shell/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { ReportRange } from '#domain/money/reports/report-range.ts'
import { BalanceReport } from './balance-report.tsx'
import { CouponReport } from './coupon-report.tsx'
import { FullnessReport } from './fullness-report.tsx'
import { JournalExport } from './journal-export.tsx'
import { LeadTimeReport } from './lead-time-report.tsx'
import { firstRange, ReportRangeFields, usableRange } from './report-range-fields.tsx'
import { RevenueReport } from './revenue-report.tsx'
import { SalesTaxReport } from './sales-tax-report.tsx'
import { SourcesReport } from './sources-report.tsx'

const PANELS = {
  revenue: RevenueReport,
  fullness: FullnessReport,
  leadTime: LeadTimeReport,
  coupons: CouponReport,
  sources: SourcesReport,
  balances: BalanceReport,
  salesTax: SalesTaxReport,
  journal: JournalExport,
} as const satisfies Record<string, (props: { range: ReportRange }) => ReactNode>

type ReportName = keyof typeof PANELS

export default function ReportsTab() {
  const text = useText()
  useSignInReminder(text('admin.reports.signIn'))
  const today = partyDayAt(new Date())
  const [chosen, setChosen] = useState(() => firstRange(today))
  const [selected, setSelected] = useState<ReportName>('revenue')
  const range = usableRange(chosen)
  return (
    <>
      <TabHeader title={text('admin.reports.title')} hint={text('admin.reports.hint')} />
      <ReportRangeFields chosen={chosen} today={today} onChange={setChosen} />
      <Tabs
        label={text('admin.reports.parts')}
        selected={selected}
        onSelect={setSelected}
        tabs={(Object.keys(PANELS) as ReportName[]).map((id) => {
          const Panel = PANELS[id]
          return { id, label: text(`admin.reports.tabs.${id}`), panel: range && <Panel range={range} /> }
        })}
      />
    </>
  )
}
