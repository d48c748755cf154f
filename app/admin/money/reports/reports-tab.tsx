import { type ReactNode, useState } from 'react'
import { useConfirmDiscard } from '#app/admin/kit/forms/use-confirm-discard.tsx'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { Tabs } from '#app/admin/kit/ui/tabs.tsx'
import { DateRange } from '#app/admin/parts/lists/date-range.tsx'
import { useSignInReminder } from '#app/admin/shell/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Text } from '#app/ui/layout.tsx'
import { daysBetween, isPartyDay, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import {
  RANGE_PRESETS,
  type RangePreset,
  REPORT_DAYS_MAX,
  type ReportRange,
  toRange,
} from '#domain/money/reports/report-range.ts'
import { BalanceReport } from './balance-report.tsx'
import { CouponReport } from './coupon-report.tsx'
import { FullnessReport } from './fullness-report.tsx'
import { JournalExport } from './journal-export.tsx'
import { LeadTimeReport } from './lead-time-report.tsx'
import styles from './reports-tab.module.css'
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
  const [range, setRange] = useState<ReportRange>(chosen)
  const [selected, setSelected] = useState<ReportName>('revenue')
  const [ask, question] = useConfirmDiscard()
  const choose = (next: ChosenRange) => {
    setChosen(next)
    // While a day is half-typed, the reports stay, and what is typed below them.
    setRange((last) => usableRange(next) ?? last)
  }
  return (
    <>
      <TabHeader title={text('admin.places.tabs.reports')} hint={text('admin.reports.hint')} />
      <ReportRangeFields chosen={chosen} today={today} onChange={choose} />
      <Tabs
        label={text('admin.places.tabs.reports')}
        selected={selected}
        onSelect={(report) => ask(() => setSelected(report))}
        tabs={(Object.keys(PANELS) as ReportName[]).map((id) => {
          const Panel = PANELS[id]
          return { id, label: text(`admin.reports.tabs.${id}`), panel: <Panel range={range} /> }
        })}
      />
      {question}
    </>
  )
}

/** The selected range; `from` and `to` are the last valid range, or the current input. */
type ChosenRange = ReportRange & { readonly preset: RangePreset | 'own' }

function firstRange(today: PartyDay): ChosenRange {
  return { preset: 'last-12-months', ...toRange('last-12-months', today) }
}

/** Returns the range if it is complete and valid; undefined while it is half-typed. */
function usableRange({ from, to }: ChosenRange): ReportRange | undefined {
  const isUsable = isPartyDay(from) && isPartyDay(to) && from <= to && daysBetween(from, to) < REPORT_DAYS_MAX
  return isUsable ? { from, to } : undefined
}

type ReportRangeFieldsProps = {
  chosen: ChosenRange
  today: PartyDay
  onChange: (chosen: ChosenRange) => void
}

/** Custom dates start with those of the last preset. */
function ReportRangeFields({ chosen, today, onChange }: ReportRangeFieldsProps) {
  const text = useText()
  const choose = (preset: ChosenRange['preset']) =>
    onChange(preset === 'own' ? { ...chosen, preset } : { preset, ...toRange(preset, today) })
  return (
    <>
      <search className={styles.range}>
        <SelectField
          label={text('admin.reports.range')}
          value={chosen.preset}
          onChange={(event) => choose(event.target.value as ChosenRange['preset'])}
        >
          <Options
            of={[...RANGE_PRESETS, 'own'] as const}
            label={(preset) => text(`admin.reports.presets.${preset}`)}
          />
        </SelectField>
        {chosen.preset === 'own' && (
          <DateRange
            from={chosen.from}
            to={chosen.to}
            onChange={(change) => onChange({ ...chosen, ...change })}
          />
        )}
      </search>
      {!usableRange(chosen) && (
        <Text role="alert" tone="danger" size="sm" weight={600} marginBottom={5}>
          {text('admin.reports.noRange')}
        </Text>
      )}
    </>
  )
}
