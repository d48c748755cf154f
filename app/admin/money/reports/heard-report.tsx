import loadTexts from 'virtual:messages/heard'
import { useLazyText } from '#app/lib/messages/use-lazy-text.ts'
import { type InLanguage, useText } from '#app/lib/messages/use-text.ts'
import type { SourcesReport as Sources } from '#contract/money/sources.ts'
import { isHeardFrom } from '#domain/money/reports/heard-from.ts'
import type { ReportRange } from '#domain/money/reports/report-range.ts'
import { ReportCard } from './report-card.tsx'
import { countColumn, type ReportColumn } from './report-columns.ts'

type Answer = Sources['heardFrom'][number]

/** Families' answers to how they heard about the site; API clients send free text. */
export function HeardReport({ answers, range }: { answers: Answer[]; range: ReportRange }) {
  const text = useText()
  const answerText = useLazyText('heard', loadTexts)
  const getAnswerLabel = ({ answer }: Answer) =>
    isHeardFrom(answer) && answerText ? answerText('heard.answer', { answer }) : answer
  const columnsIn = (reader: InLanguage): ReportColumn<Answer>[] => [
    { header: reader.text('admin.sources.answer'), cell: ({ answer }) => answer, words: getAnswerLabel },
    countColumn(reader.text('admin.sources.bookings'), ({ bookings }) => bookings),
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
      chart={answers.map((row) => ({
        key: row.answer,
        label: getAnswerLabel(row),
        value: row.bookings,
        words: row.bookings.toLocaleString('en-US'),
      }))}
    />
  )
}
