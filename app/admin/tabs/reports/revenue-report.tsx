import { useQuery } from '@tanstack/react-query'
import { BarList } from '#app/admin/charts/bar-list.tsx'
import { ColumnChart } from '#app/admin/charts/column-chart.tsx'
import { periodWords } from '#app/admin/charts/period-words.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import type { RevenueReport as Revenue } from '#contract/reports.ts'
import { partyDayAt } from '#domain/party-day.ts'
import type { ReportRange } from '#domain/reports/report-range.ts'
import { ReportCard } from './report-card.tsx'
import { moneyColumns, type ReportColumn } from './report-columns.ts'
import { Figures, FRESH, ReportResult } from './report-result.tsx'
import { KIND_WORDS, WORDS } from './report-words.ts'

type Period = Revenue['periods'][number]
type Item = Revenue['items'][number]
type Zip = Revenue['zips'][number]

const PERIOD_COLUMNS: ReportColumn<Period>[] = [
  {
    header: WORDS.revenue.period,
    cell: ({ period }) => period,
    words: ({ period }) => periodWords(period, 'long'),
  },
  ...moneyColumns<Period>(WORDS.money),
]
const ITEM_COLUMNS: ReportColumn<Item>[] = [
  { header: WORDS.revenue.kind, cell: ({ kind }) => KIND_WORDS[kind] },
  { header: WORDS.revenue.name, cell: ({ name }) => name ?? '' },
  ...moneyColumns<Item>(WORDS.money),
]
const ZIP_COLUMNS: ReportColumn<Zip>[] = [
  { header: WORDS.revenue.zip, cell: ({ zipCode }) => zipCode ?? KIND_WORDS.unbooked },
  ...moneyColumns<Zip>(WORDS.money),
]

/** So many ZIP codes are drawn; the table has all. */
const ZIPS_DRAWN = 10

export function RevenueReport({ range }: { range: ReportRange }) {
  const query = useQuery(apiQuery('/api/admin/reports/revenue', { query: range, ...FRESH }))
  return (
    <ReportResult query={query}>
      {(revenue) => (
        <>
          <OverTime range={range} revenue={revenue} />
          <ReportCard
            title={WORDS.revenue.items}
            hint={WORDS.revenue.itemsHint}
            range={range}
            fileName="revenue-by-item"
            columns={ITEM_COLUMNS}
            rows={revenue.items}
            rowKey={keyOfItem}
            none={WORDS.revenue.none}
            chart={(summary) => (
              <BarList
                summary={summary}
                bars={revenue.items.map((item) => ({
                  key: keyOfItem(item),
                  label: item.name ?? KIND_WORDS[item.kind],
                  value: Number(item.netAmount),
                  words: dollars(item.netAmount),
                }))}
              />
            )}
          />
          <ReportCard
            title={WORDS.revenue.zips}
            hint={WORDS.revenue.zipsHint}
            range={range}
            fileName="revenue-by-zip"
            columns={ZIP_COLUMNS}
            rows={revenue.zips}
            rowKey={({ zipCode }) => zipCode ?? ''}
            none={WORDS.revenue.none}
            chart={(summary) => (
              <BarList
                summary={summary}
                bars={revenue.zips.slice(0, ZIPS_DRAWN).map(({ zipCode, netAmount }) => ({
                  key: zipCode ?? '',
                  label: zipCode ?? KIND_WORDS.unbooked,
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
  const today = partyDayAt(new Date())
  return (
    <ReportCard
      title={WORDS.revenue.time}
      hint={WORDS.revenue.timeHint}
      range={range}
      fileName="revenue"
      columns={PERIOD_COLUMNS}
      rows={revenue.periods}
      rowKey={({ period }) => period}
      chart={(summary) => (
        <ColumnChart
          summary={summary}
          tickWords={(tick) => `$${tick.toLocaleString('en-US')}`}
          columns={revenue.periods.map(({ period, netAmount }) => ({
            key: period,
            label: periodWords(period, 'short'),
            value: Number(netAmount),
            isCurrent: today.startsWith(period),
          }))}
        />
      )}
    >
      <Figures
        figures={[
          [WORDS.money.taken, dollars(revenue.takenAmount)],
          [WORDS.money.back, dollars(revenue.backAmount)],
          [WORDS.money.net, dollars(revenue.netAmount)],
        ]}
      />
    </ReportCard>
  )
}

function keyOfItem({ kind, name }: Item): string {
  return `${kind} ${name ?? ''}`
}
