import { Switch } from '#app/ui/switch.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { StaffSettings } from '#contract/settings.ts'
import { BrokenBookings } from './broken-bookings.tsx'
import { FieldRow } from './field-row.tsx'
import { SettingsCard } from './settings-card.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useInsisting } from './use-broken-bookings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const FIELDS = [
  {
    name: 'maxPartiesPerDay',
    label: 'Parties per day',
    max: 1000,
    problem: 'Please enter a whole number of parties',
  },
  {
    name: 'teepeeStock',
    label: 'Teepees in all',
    max: 10_000,
    problem: 'Please enter a whole number of teepees',
  },
  {
    name: 'turnaroundDays',
    label: 'Days to collect',
    max: 14,
    problem: 'Please enter a whole number of days, 14 at most',
  },
  {
    name: 'minimumNoticeDays',
    label: 'Days of notice',
    max: 365,
    problem: 'Please enter a whole number of days, 365 at most',
  },
] as const

type Capacity = Record<(typeof FIELDS)[number]['name'], string> & { collectOnClosedDays: boolean }

export function CapacityCard({ settings }: { settings: StaffSettings }) {
  const { takeForce, asksAbout, questionFor } = useInsisting()
  const capacity = useSettingsForm<Capacity>({
    settings,
    fieldsOf: ({
      maxPartiesPerDay,
      teepeeStock,
      turnaroundDays,
      // A page that stayed open over an upgrade may hold settings from before there were these.
      minimumNoticeDays = 0,
      collectOnClosedDays = true,
    }) => ({
      maxPartiesPerDay: String(maxPartiesPerDay),
      teepeeStock: String(teepeeStock),
      turnaroundDays: String(turnaroundDays),
      minimumNoticeDays: String(minimumNoticeDays),
      collectOnClosedDays,
    }),
    changeOf: (fields) => ({
      maxPartiesPerDay: Number(fields.maxPartiesPerDay),
      teepeeStock: Number(fields.teepeeStock),
      turnaroundDays: Number(fields.turnaroundDays),
      minimumNoticeDays: Number(fields.minimumNoticeDays),
      collectOnClosedDays: fields.collectOnClosedDays,
      force: takeForce(),
    }),
    asksAbout,
    problemsOf: capacityProblemsOf,
  })
  return (
    <SettingsCard
      title="Capacity"
      hint="Days without enough teepees or drivers cannot be booked. Teepees are not free again until they have been collected."
    >
      <SettingsForm {...capacity} saveLabel="Save Capacity">
        <FieldRow areNarrow>
          {FIELDS.map(({ name, label, max }) => (
            <TextField
              key={name}
              label={label}
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
          label="Collect on closed days"
          hint="Off: what would be collected on an unavailable date stays with the family until the next open day."
          {...capacity.form.tick('collectOnClosedDays')}
        />
      </SettingsForm>
      <BrokenBookings {...questionFor(capacity)} />
    </SettingsCard>
  )
}

function capacityProblemsOf(fields: Capacity) {
  return Object.fromEntries(
    FIELDS.filter(({ name, max }) => !/^\d+$/.test(fields[name]) || Number(fields[name]) > max).map(
      ({ name, problem }) => [name, problem],
    ),
  )
}
