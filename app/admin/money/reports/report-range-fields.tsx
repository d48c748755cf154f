import { Options } from '#app/admin/kit/ui/options.tsx'
import { DateRange } from '#app/admin/parts/lists/date-range.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Text } from '#app/ui/layout.tsx'
import { daysBetween, isPartyDay, type PartyDay } from '#domain/foundation/time/party-day.ts'
import {
  RANGE_PRESETS,
  type RangePreset,
  REPORT_DAYS_MAX,
  type ReportRange,
  toRange,
} from '#domain/money/reports/report-range.ts'
import styles from './report-range-fields.module.css'

/** The selected range; `from` and `to` are the last valid range, or the current input. */
export type ChosenRange = ReportRange & { readonly preset: RangePreset | 'own' }

export function firstRange(today: PartyDay): ChosenRange {
  return { preset: 'last-12-months', ...toRange('last-12-months', today) }
}

/** Returns the range if it is complete and valid; undefined while it is half-typed. */
export function usableRange({ from, to }: ChosenRange): ReportRange | undefined {
  const isUsable = isPartyDay(from) && isPartyDay(to) && from <= to && daysBetween(from, to) < REPORT_DAYS_MAX
  return isUsable ? { from, to } : undefined
}

type ReportRangeFieldsProps = {
  chosen: ChosenRange
  today: PartyDay
  onChange: (chosen: ChosenRange) => void
}

/** Custom dates start with those of the last preset. */
export function ReportRangeFields({ chosen, today, onChange }: ReportRangeFieldsProps) {
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
