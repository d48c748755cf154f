import { useWords, wordsRead } from '#app/lib/in-both.ts'
import { Switch } from '#app/ui/switch.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { StaffSettings } from '#contract/site/settings.ts'
import { BrokenBookings } from './broken-bookings.tsx'
import { FieldRow } from './field-row.tsx'
import { FORMS_WORDS } from './forms-words.ts'
import { SettingsCard } from './settings-card.tsx'
import { SettingsForm } from './settings-form.tsx'
import { type Force, useBrokenBookings } from './use-broken-bookings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const FIELDS = [
  { name: 'maxPartiesPerDay', max: 1000 },
  { name: 'teepeeStock', max: 10_000 },
  { name: 'turnaroundDays', max: 14 },
  { name: 'minimumNoticeDays', max: 365 },
] as const

type Capacity = Record<(typeof FIELDS)[number]['name'], string> & { collectOnClosedDays: boolean }

export function CapacityCard({ settings }: { settings: StaffSettings }) {
  const words = useWords(FORMS_WORDS).capacity
  const { asksAbout, questionFor } = useBrokenBookings()
  const capacity = useSettingsForm<Capacity, Force>({
    settings,
    fieldsOf: ({
      maxPartiesPerDay,
      teepeeStock,
      turnaroundDays,
      // A page kept open during an upgrade may hold older settings without these.
      minimumNoticeDays = 0,
      collectOnClosedDays = true,
    }) => ({
      maxPartiesPerDay: String(maxPartiesPerDay),
      teepeeStock: String(teepeeStock),
      turnaroundDays: String(turnaroundDays),
      minimumNoticeDays: String(minimumNoticeDays),
      collectOnClosedDays,
    }),
    changeOf: (fields, insisted) => ({
      maxPartiesPerDay: Number(fields.maxPartiesPerDay),
      teepeeStock: Number(fields.teepeeStock),
      turnaroundDays: Number(fields.turnaroundDays),
      minimumNoticeDays: Number(fields.minimumNoticeDays),
      collectOnClosedDays: fields.collectOnClosedDays,
      force: false,
      ...insisted,
    }),
    asksAbout,
    problemsOf: capacityProblemsOf,
  })
  return (
    <SettingsCard title={words.title} hint={words.hint}>
      <SettingsForm {...capacity} saveLabel={words.save}>
        <FieldRow areNarrow>
          {FIELDS.map(({ name, max }) => (
            <TextField
              key={name}
              label={words.fields[name].label}
              type="number"
              min={0}
              max={max}
              step={1}
              inputMode="numeric"
              required
              {...capacity.form.text(name)}
            />
          ))}
        </FieldRow>
        <Switch
          label={words.collect}
          hint={words.collectHint}
          {...capacity.form.tick('collectOnClosedDays')}
        />
      </SettingsForm>
      <BrokenBookings {...questionFor(capacity.submit)} />
    </SettingsCard>
  )
}

function capacityProblemsOf(fields: Capacity) {
  const words = wordsRead(FORMS_WORDS).capacity.fields
  return Object.fromEntries(
    FIELDS.filter(({ name, max }) => !/^\d+$/.test(fields[name]) || Number(fields[name]) > max).map(
      ({ name }) => [name, words[name].problem],
    ),
  )
}
