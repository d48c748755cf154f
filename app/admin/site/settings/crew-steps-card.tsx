import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSettingsForm } from '#app/admin/kit/forms/settings/use-settings-form.ts'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import type { StaffSettings } from '#contract/site/settings.ts'
import { JOB_KINDS } from '#domain/calendar/work/jobs.ts'
import {
  CREW_STEPS,
  STEP_NEEDS,
  type StepNeed,
  type StepsByKind,
  USUAL_STEPS,
} from '#domain/crew/crew-steps.ts'
import styles from './crew-steps-card.module.css'

/** What the crew app asks for, separately for setups and collections. */
export function CrewStepsCard({ settings }: { settings: StaffSettings }) {
  const text = useText()
  const item = useSettingsForm<StepsByKind>({
    settings,
    toFields: ({ crewSteps }) => crewSteps ?? USUAL_STEPS,
    toChange: (crewSteps) => ({ crewSteps }),
  })
  const { fields, set } = item.form
  return (
    <SettingsCard
      title={text('admin.places.settings.crew-steps')}
      hint={text('admin.settings.crewSteps.hint')}
    >
      <SettingsForm {...item} saveLabel={text('admin.settings.crewSteps.save')}>
        {JOB_KINDS.map((kind) => (
          <fieldset key={kind}>
            <legend className={styles.legend}>{text(`admin.settings.crewSteps.kinds.${kind}`)}</legend>
            <FieldRow areNarrow>
              {CREW_STEPS.map((step) => (
                <SelectField
                  key={step}
                  label={text(`admin.crewSteps.steps.${step}`)}
                  className={styles.step}
                  value={fields[kind][step]}
                  onChange={({ target }) => set(kind, { ...fields[kind], [step]: target.value as StepNeed })}
                >
                  <Options of={STEP_NEEDS} label={(need) => text(`admin.crewSteps.needs.${need}`)} />
                </SelectField>
              ))}
            </FieldRow>
          </fieldset>
        ))}
      </SettingsForm>
    </SettingsCard>
  )
}
