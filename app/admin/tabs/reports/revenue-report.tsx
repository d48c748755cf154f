import { useQuery } from '@tanstack/react-query'
import { BarList } from '#app/admin/charts/bar-list.tsx'
import { ColumnChart } from '#app/admin/charts/column-chart.tsx'
import { periodWords } from '#app/admin/charts/period-words.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import type { RevenueReport as Revenue } from '#contract/money/reports.ts'
import type { ReportRange } from '#domain/reports/report-range.ts'
import type { Language } from '#domain/text/language.ts'
import { partyDayAt } from '#domain/time/party-day.ts'
import { ReportCard } from './report-card.tsx'
import { moneyColumns, type ReportColumn } from './report-columns.ts'
import { Figures, FRESH, ReportResult } from './report-result.tsx'
import { REPORT_WORDS } from './report-words.ts'

type Period = Revenue['periods'][number]
type Item = Revenue['items'][number]
type Zip = Revenue['zips'][number]

function periodColumnsIn(language: Language): ReportColumn<Period>[] {
  const { revenue, money } = REPORT_WORDS[language]
  return [
    {
      header: revenue.period,
      cell: ({ period }) => period,
      words: ({ period }) => periodWords(period, 'long', language),
    },
    ...moneyColumns<Period>(money),
  ]
}

function itemColumnsIn(language: Language): ReportColumn<Item>[] {
  const { revenue, money, kinds } = REPORT_WORDS[language]
  return [
    { header: revenue.kind, cell: ({ kind }) => kinds[kind] },
    { header: revenue.name, cell: ({ name }) => name ?? '' },
    ...moneyColumns<Item>(money),
  ]
}

function zipColumnsIn(language: Language): ReportColumn<Zip>[] {
  const { revenue, money, kinds } = REPORT_WORDS[language]
  return [
    { header: revenue.zip, cell: ({ zipCode }) => zipCode ?? kinds.unbooked },
    ...moneyColumns<Zip>(money),
  ]
}

/** How many ZIP codes are drawn; the table has all. */
const ZIPS_DRAWN = 10

export function RevenueReport({ range }: { range: ReportRange }) {
  const { revenue: words, kinds } = useWords(REPORT_WORDS)
  const query = useQuery(apiQuery('/api/admin/reports/revenue', { query: range, ...FRESH }))
  return (
    <ReportResult query={query}>
      {(revenue) => (
        <>
          <OverTime range={range} revenue={revenue} />
          <ReportCard
            title={words.items}
            hint={words.itemsHint}
            range={range}
            fileName="revenue-by-item"
            columnsIn={itemColumnsIn}
            rows={revenue.items}
            rowKey={keyOfItem}
            none={words.none}
            chart={(summary) => (
              <BarList
                summary={summary}
                bars={revenue.items.map((item) => ({
                  key: keyOfItem(item),
                  label: item.name ?? kinds[item.kind],
                  value: Number(item.netAmount),
                  words: dollars(item.netAmount),
                }))}
              />
            )}
          />
          <ReportCard
            title={words.zips}
            hint={words.zipsHint}
            range={range}
            fileName="revenue-by-zip"
            columnsIn={zipColumnsIn}
            rows={revenue.zips}
            rowKey={({ zipCode }) => zipCode ?? ''}
            none={words.none}
            chart={(summary) => (
              <BarList
                summary={summary}
                bars={revenue.zips.slice(0, ZIPS_DRAWN).map(({ zipCode, netAmount }) => ({
                  key: zipCode ?? '',
                  label: zipCode ?? kinds.unbooked,
                  value: Number(netAmount),
                  words: dollars(netAmount),
                }))}
              />
            )}
          />
        </>
      )}
    </ReportResult>
  )
}

function OverTime({ range, revenue }: { range: ReportRange; revenue: Revenue }) {
  const { revenue: words, money } = useWords(REPORT_WORDS)
  const language = useLanguage()
  const today = partyDayAt(new Date())
  return (
    <ReportCard
      title={words.time}
      hint={words.timeHint}
      range={range}
      fileName="revenue"
      columnsIn={periodColumnsIn}
      rows={revenue.periods}
      rowKey={({ period }) => period}
      chart={(summary) => (
        <ColumnChart
          summary={summary}
          tickWords={(tick) => `$${tick.toLocaleString('en-US')}`}
          columns={revenue.periods.map(({ period, netAmount }) => ({
            key: period,
            label: periodWords(period, 'short', language),
            value: Number(netAmount),
            isCurrent: today.startsWith(period),
          }))}
        />
      )}
    >
      <Figures
        figures={[
          [money.taken, dollars(revenue.takenAmount)],
          [money.back, dollars(revenue.backAmount)],
          [money.net, dollars(revenue.netAmount)],
        ]}
      />
    </ReportCard>
  )
}

function keyOfItem({ kind, name }: Item): string {
  return `${kind} ${name ?? ''}`
}
