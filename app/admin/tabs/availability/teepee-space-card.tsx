import { FieldRow } from '#app/admin/forms/field-row.tsx'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings-form.tsx'
import { useSettingsForm } from '#app/admin/forms/use-settings-form.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { StaffSettings } from '#contract/settings.ts'
import { DEFAULT_TEEPEE_SPACE, TEEPEE_SPACE_LIMITS } from '#domain/room-plan.ts'

const { minimum, maximum, walkwayMinimum } = TEEPEE_SPACE_LIMITS
const FIELDS = [
  { name: 'widthFeet', label: 'Teepee width (feet)', least: minimum },
  { name: 'lengthFeet', label: 'Teepee length (feet)', least: minimum },
  { name: 'walkwayFeet', label: 'Walkway (feet)', least: walkwayMinimum },
] as const

type SpaceFields = Record<(typeof FIELDS)[number]['name'], string>

/** What the room check of the first step and the FAQ count with. */
export function TeepeeSpaceCard({ settings }: { settings: StaffSettings }) {
  const space = useSettingsForm<SpaceFields>({
    settings,
    fieldsOf: ({ teepeeSpace = DEFAULT_TEEPEE_SPACE }) => ({
      widthFeet: String(teepeeSpace.widthFeet),
      lengthFeet: String(teepeeSpace.lengthFeet),
      walkwayFeet: String(teepeeSpace.walkwayFeet),
    }),
    changeOf: ({ widthFeet, lengthFeet, walkwayFeet }) => ({
      teepeeSpace: {
        widthFeet: Number(widthFeet),
        lengthFeet: Number(lengthFeet),
        walkwayFeet: Number(walkwayFeet),
      },
    }),
    problemsOf: (fields) =>
      Object.fromEntries(
        FIELDS.filter(({ name, least }) => !isFeet(fields[name], least)).map(({ name, least }) => [
          name,
          `Please enter ${least} to ${maximum} feet`,
        ]),
      ),
  })
  return (
    <SettingsCard
      title="Room for a teepee"
      hint="Families see from it how many teepees fit in their room; the FAQ names the room for four."
    >
      <SettingsForm {...space} saveLabel="Save Room">
        <FieldRow areNarrow>
          {FIELDS.map(({ name, label, least }) => (
            <TextField
              key={name}
              label={label}
              type="number"
              min={least}
              max={maximum}
              step="any"
              inputMode="decimal"
              required
              {...space.form.text(name)}
            />
          ))}
        </FieldRow>
      </SettingsForm>
    </SettingsCard>
  )
}

function isFeet(text: string, least: number): boolean {
  return text.trim() !== '' && Number(text) >= least && Number(text) <= maximum
}
