import { useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import type { SourcesReport as Sources } from '#contract/money/sources.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { toFunnel, toLost } from '#domain/money/reports/funnel.ts'
import type { ReportRange } from '#domain/money/reports/report-range.ts'
import { ReportCard } from './report-card.tsx'
import { countBar, countColumn, percentColumn, type ReportColumn } from './report-columns.ts'
import { Figures } from './report-result.tsx'
import { getSourceLabel } from './source-label.ts'

type ReportProps = { report: Sources; range: ReportRange }
type FunnelStep = ReturnType<typeof toFunnel>[number]
type Lost = ReturnType<typeof toLost>[number]

/** How many visits reached each step, overall or from one source. */
export function VisitFunnel({ report, range }: ReportProps) {
  const text = useText()
  const [chosen, setChosen] = useState('')
  const visited = report.sources.filter(({ visits }) => visits > 0)
  const source = report.sources.find((each) => each.source === chosen)
  const steps = toFunnel((source ?? report).steps)
  const hasVisits = steps.some(({ visits }) => visits > 0)
  return (
    <ReportCard
      title={text('admin.sources.funnel')}
      hint={text('admin.sources.funnelHint')}
      range={range}
      fileName={source ? `visits-${source.source.replace(/[^a-z0-9.-]+/g, '-')}` : 'visits'}
      columnsIn={stepColumns}
      rows={hasVisits ? steps : []}
      rowKey={({ step }) => step}
      none={text('admin.sources.noVisits')}
      chart={steps.map(({ step, visits, percent }) => ({
        key: step,
        label: getStepName(step, text),
        value: visits,
        words: text('admin.sources.percent', { visits, share: percent }),
      }))}
    >
      {visited.length > 0 && (
        <SelectField
          label={text('admin.sources.of')}
          value={source ? chosen : ''}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">{text('admin.sources.all')}</option>
          {visited.map((each) => (
            <option key={each.source} value={each.source}>
              {getSourceLabel(each.source, text)}
            </option>
          ))}
        </SelectField>
      )}
    </ReportCard>
  )
}

/** The messages on which visits ended, and how many families joined the waiting list instead. */
export function LostReport({ report, range }: ReportProps) {
  const text = useText()
  const rows = toLost(report.steps)
  return (
    <ReportCard
      title={text('admin.sources.lost')}
      hint={text('admin.sources.lostHint')}
      range={range}
      fileName="lost"
      columnsIn={lostColumns}
      rows={rows}
      rowKey={({ sentence }) => sentence}
      none={text('admin.sources.noneLost')}
      isTableOpen
      chart={rows.map(({ sentence, gone }) => countBar(getSentence(sentence, text), gone, sentence))}
    >
      <Figures figures={[[text('admin.sources.waiting'), report.waitingList.toLocaleString('en-US')]]} />
    </ReportCard>
  )
}

function stepColumns(text: Text): ReportColumn<FunnelStep>[] {
  return [
    {
      header: text('admin.sources.step'),
      cell: ({ step }) => step,
      words: ({ step }) => getStepName(step, text),
    },
    countColumn(text('admin.sources.visits'), ({ visits }) => visits),
    percentColumn(text('admin.sources.share'), ({ percent }) => percent),
    {
      header: text('admin.sources.left'),
      cell: ({ left }) => left ?? '',
      words: ({ left }) => left?.toLocaleString('en-US') ?? '–',
      isNumber: true,
    },
  ]
}

function lostColumns(text: Text): ReportColumn<Lost>[] {
  return [
    {
      header: text('admin.sources.sentence'),
      cell: ({ sentence }) => sentence,
      words: ({ sentence }) => getSentence(sentence, text),
    },
    countColumn(text('admin.sources.read'), ({ read }) => read),
    countColumn(text('admin.sources.over'), ({ over }) => over),
    countColumn(text('admin.sources.gone'), ({ gone }) => gone),
  ]
}

function getStepName(step: FunnelStep['step'], text: Text): string {
  return text('admin.sources.stepName', { step })
}

function getSentence(sentence: Lost['sentence'], text: Text): string {
  return text(`admin.sources.lostOn.${sentence}`)
}
