import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSettingsForm } from '#app/admin/kit/forms/settings/use-settings-form.ts'
import { NumberField } from '#app/admin/kit/ui/number-field.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Switch } from '#app/ui/fields/switch.tsx'
import type { StaffSettings } from '#contract/site/settings.ts'
import { SETTINGS } from '#domain/site/settings.ts'
import { BookingConflicts } from './booking-conflicts.tsx'
import { type Force, useBookingConflicts } from './use-booking-conflicts.ts'

const FIELDS = ['maxPartiesPerDay', 'teepeeStock', 'turnaroundDays', 'minimumNoticeDays'] as const

type Field = (typeof FIELDS)[number]
type Capacity = Record<Field, string> & { collectOnClosedDays: boolean }

function eachField<Value>(make: (name: Field) => Value): Record<Field, Value> {
  return Object.fromEntries(FIELDS.map((name) => [name, make(name)])) as Record<Field, Value>
}

export function CapacityCard({ settings }: { settings: StaffSettings }) {
  const text = useText()
  const { asksAbout, questionFor } = useBookingConflicts()
  const capacity = useSettingsForm<Capacity, Force>({
    settings,
    // A page left open during an upgrade may hold older settings without some of these.
    toFields: (stored) => ({
      ...eachField((name) => String(stored[name] ?? SETTINGS[name].usual)),
      collectOnClosedDays: stored.collectOnClosedDays ?? SETTINGS.collectOnClosedDays.usual,
    }),
    toChange: (fields, override) => ({
      ...eachField((name) => toNumber(fields[name])),
      collectOnClosedDays: fields.collectOnClosedDays,
      force: false,
      ...override,
    }),
    asksAbout,
  })
  return (
    <SettingsCard title={text('admin.places.settings.capacity')} hint={text('admin.forms.capacity.hint')}>
      <SettingsForm {...capacity} saveLabel={text('admin.forms.capacity.save')}>
        <FieldRow areNarrow>
          {FIELDS.map((name) => (
            <NumberField
              key={name}
              label={text(`admin.forms.capacity.fields.${name}.label`)}
              max={SETTINGS[name].most}
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
