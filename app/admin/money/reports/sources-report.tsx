import loadTexts from 'virtual:messages/heard'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useLazyText } from '#app/lib/messages/use-lazy-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { SourcesReport as Sources } from '#contract/money/sources.ts'
import { toCents } from '#contract/wire/decimal.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { isHeardFrom } from '#domain/money/reports/heard-from.ts'
import type { ReportRange } from '#domain/money/reports/report-range.ts'
import { ReportCard } from './report-card.tsx'
import { amountBar, amountColumn, countBar, countColumn, type ReportColumn } from './report-columns.ts'
import { ReportResult } from './report-result.tsx'
import { SourceCosts } from './source-costs.tsx'
import { getSourceLabel } from './source-label.ts'
import { LostReport, VisitFunnel } from './visit-funnel.tsx'

type Source = Sources['sources'][number]
type FirstSource = Sources['firstSources'][number]

export function SourcesReport({ range }: { range: ReportRange }) {
  return (
    <ReportResult query={apiQuery('/api/admin/reports/sources', { query: range })}>
      {(report) => (
        <>
          <VisitFunnel report={report} range={range} />
          <LostReport report={report} range={range} />
          <SourceTable sources={report.sources} range={range} />
          <FirstSources sources={report.firstSources} range={range} />
          <HeardReport answers={report.heardFrom} range={range} />
          <SourceCosts report={report} />
        </>
      )}
    </ReportResult>
  )
}

function SourceTable({ sources, range }: { sources: Source[]; range: ReportRange }) {
  const text = useText()
  return (
    <ReportCard
      title={text('admin.sources.sources')}
      hint={text('admin.sources.sourcesHint')}
      range={range}
      fileName="sources"
      columnsIn={sourceColumns}
      rows={byRevenue(sources)}
      rowKey={({ source }) => source}
      none={text('admin.sources.none')}
      isTableOpen
      chart={getRevenueBars(sources, text)}
    />
  )
}

function FirstSources({ sources, range }: { sources: FirstSource[]; range: ReportRange }) {
  const text = useText()
  return (
    <ReportCard
      title={text('admin.sources.first')}
      hint={text('admin.sources.firstHint')}
      range={range}
      fileName="first-sources"
      columnsIn={firstColumns}
      rows={sources}
      rowKey={({ source }) => source}
      none={text('admin.sources.none')}
      chart={getRevenueBars(sources, text)}
    />
  )
}

function getRevenueBars(sources: readonly FirstSource[], text: Text) {
  return byRevenue(sources).map(({ source, revenueAmount }) =>
    amountBar(getSourceLabel(source, text), revenueAmount, source),
  )
}

function sourceColumn<Row extends { readonly source: string }>(
  header: string,
  text: Text,
): ReportColumn<Row> {
  return { header, cell: ({ source }) => source, words: ({ source }) => getSourceLabel(source, text) }
}

function firstColumns(text: Text): ReportColumn<FirstSource>[] {
  return [
    sourceColumn(text('admin.sources.source'), text),
    countColumn(text('admin.sources.bookings'), ({ bookings }) => bookings),
    countColumn(text('admin.sources.sold'), ({ soldBookings }) => soldBookings),
    amountColumn(text('admin.sources.revenue'), ({ revenueAmount }) => revenueAmount),
  ]
}

function sourceColumns(text: Text): ReportColumn<Source>[] {
  return [
    sourceColumn(text('admin.sources.source'), text),
    countColumn(text('admin.sources.visits'), ({ visits }) => visits),
    countColumn(text('admin.sources.bookings'), ({ bookings }) => bookings),
    countColumn(text('admin.sources.sold'), ({ soldBookings }) => soldBookings),
    amountColumn(text('admin.sources.revenue'), ({ revenueAmount }) => revenueAmount),
    amountColumn(text('admin.sources.cost'), ({ costAmount }) => costAmount),
    {
      header: text('admin.sources.perSold'),
      isNumber: true,
      cell: (row) => (hasCostPerSale(row) ? { amount: getCostPerSale(row) } : ''),
      words: (row) => (hasCostPerSale(row) ? dollars(getCostPerSale(row)) : '–'),
    },
  ]
}

function byRevenue<Row extends { readonly revenueAmount: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => toCents(other.revenueAmount) - toCents(one.revenueAmount))
}

function hasCostPerSale({ costAmount, soldBookings }: Source): boolean {
  return toCents(costAmount) > 0 && soldBookings > 0
}

function getCostPerSale({ costAmount, soldBookings }: Source): string {
  return toDecimal(Math.round(toCents(costAmount) / soldBookings))
}

type Answer = Sources['heardFrom'][number]

/** Families' answers to how they heard about the site; API clients send free text. */
function HeardReport({ answers, range }: { answers: Answer[]; range: ReportRange }) {
  const text = useText()
  const answerText = useLazyText('heard', loadTexts)
  const getAnswerLabel = ({ answer }: Answer) =>
    isHeardFrom(answer) && answerText ? answerText('heard.answer', { answer }) : answer
  const columnsIn = (reader: Text): ReportColumn<Answer>[] => [
    { header: reader('admin.sources.answer'), cell: ({ answer }) => answer, words: getAnswerLabel },
    countColumn(reader('admin.sources.bookings'), ({ bookings }) => bookings),
  ]
  return (
    <ReportCard
      title={text('admin.sources.heard')}
      hint={text('admin.sources.heardHint')}
      range={range}
      fileName="heard-from"
      columnsIn={columnsIn}
      rows={answers}
      rowKey={({ answer }) => answer}
      none={text('admin.sources.noAnswers')}
      chart={answers.map((row) => countBar(getAnswerLabel(row), row.bookings, row.answer))}
    />
  )
}
