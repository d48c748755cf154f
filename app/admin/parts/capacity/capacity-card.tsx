import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSettingsForm } from '#app/admin/kit/forms/settings/use-settings-form.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { StaffSettings } from '#contract/site/settings.ts'
import { BookingConflicts } from './booking-conflicts.tsx'
import { type Force, useBookingConflicts } from './use-booking-conflicts.ts'

const FIELDS = [
  { name: 'maxPartiesPerDay', max: 1000 },
  { name: 'teepeeStock', max: 10_000 },
  { name: 'turnaroundDays', max: 14 },
  { name: 'minimumNoticeDays', max: 365 },
] as const

type Capacity = Record<(typeof FIELDS)[number]['name'], string> & { collectOnClosedDays: boolean }

export function CapacityCard({ settings }: { settings: StaffSettings }) {
  const text = useText()
  const { asksAbout, questionFor } = useBookingConflicts()
  const capacity = useSettingsForm<Capacity, Force>({
    settings,
    toFields: ({
      maxPartiesPerDay,
      teepeeStock,
      turnaroundDays,
      // A page left open during an upgrade may hold older settings without these.
      minimumNoticeDays = 0,
      collectOnClosedDays = true,
    }) => ({
      maxPartiesPerDay: String(maxPartiesPerDay),
      teepeeStock: String(teepeeStock),
      turnaroundDays: String(turnaroundDays),
      minimumNoticeDays: String(minimumNoticeDays),
      collectOnClosedDays,
    }),
    toChange: (fields, override) => ({
      maxPartiesPerDay: toNumber(fields.maxPartiesPerDay),
      teepeeStock: toNumber(fields.teepeeStock),
      turnaroundDays: toNumber(fields.turnaroundDays),
      minimumNoticeDays: toNumber(fields.minimumNoticeDays),
      collectOnClosedDays: fields.collectOnClosedDays,
      force: false,
      ...override,
    }),
    asksAbout,
  })
  return (
    <SettingsCard title={text('admin.forms.capacity.title')} hint={text('admin.forms.capacity.hint')}>
      <SettingsForm {...capacity} saveLabel={text('admin.forms.capacity.save')}>
        <FieldRow areNarrow>
          {FIELDS.map(({ name, max }) => (
            <TextField
              key={name}
              label={text(`admin.forms.capacity.fields.${name}.label`)}
              type="number"
              min={0}
              max={max}
              step={1}
              inputMode="numeric"
              required
              {...capacity.form.input(name)}
            />
          ))}
        </FieldRow>
        <Switch
          label={text('admin.forms.capacity.collect')}
          hint={text('admin.forms.capacity.collectHint')}
          {...capacity.form.tick('collectOnClosedDays')}
        />
      </SettingsForm>
      <BookingConflicts {...questionFor(capacity.submit)} />
    </SettingsCard>
  )
}

/** An empty field is not a zero. */
function toNumber(typed: string): number | string {
  return typed.trim() === '' ? typed : Number(typed)
}
