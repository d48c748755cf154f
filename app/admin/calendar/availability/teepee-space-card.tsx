import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSettingsForm } from '#app/admin/kit/forms/settings/use-settings-form.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { StaffSettings } from '#contract/site/settings.ts'
import { DEFAULT_TEEPEE_SPACE, TEEPEE_SPACE_LIMITS } from '#domain/site/room-plan.ts'

const { minimum, maximum, walkwayMinimum } = TEEPEE_SPACE_LIMITS
const FIELDS = [
  { name: 'widthFeet', least: minimum },
  { name: 'lengthFeet', least: minimum },
  { name: 'walkwayFeet', least: walkwayMinimum },
] as const

type SpaceFields = Record<(typeof FIELDS)[number]['name'], string>

/** Used by the room check in the first step and by the FAQ. */
export function TeepeeSpaceCard({ settings }: { settings: StaffSettings }) {
  const text = useText()
  const space = useSettingsForm<SpaceFields>({
    settings,
    toFields: ({ teepeeSpace = DEFAULT_TEEPEE_SPACE }) => ({
      widthFeet: String(teepeeSpace.widthFeet),
      lengthFeet: String(teepeeSpace.lengthFeet),
      walkwayFeet: String(teepeeSpace.walkwayFeet),
    }),
    toChange: ({ widthFeet, lengthFeet, walkwayFeet }) => ({
      teepeeSpace: {
        widthFeet: Number(widthFeet),
        lengthFeet: Number(lengthFeet),
        walkwayFeet: Number(walkwayFeet),
      },
    }),
  })
  return (
    <SettingsCard title={text('admin.availability.space.title')} hint={text('admin.availability.space.hint')}>
      <SettingsForm {...space} saveLabel={text('admin.availability.space.save')}>
        <FieldRow areNarrow>
          {FIELDS.map(({ name, least }) => (
            <TextField
              key={name}
              label={text(`admin.availability.space.feet.${name}`)}
              type="number"
              min={least}
              max={maximum}
              step="any"
              inputMode="decimal"
              required
              {...space.form.input(name)}
            />
          ))}
        </FieldRow>
      </SettingsForm>
    </SettingsCard>
  )
}
