import { useQueryClient } from '@tanstack/react-query'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { getPart } from '#app/admin/kit/forms/form-inputs.ts'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { toastSaved } from '#app/admin/kit/forms/settings/use-settings-form.ts'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useVersionedForm } from '#app/admin/kit/forms/use-versioned-form.ts'
import { NumberField } from '#app/admin/kit/ui/number-field.tsx'
import { BookingConflicts } from '#app/admin/parts/capacity/booking-conflicts.tsx'
import { type Force, useBookingConflicts } from '#app/admin/parts/capacity/use-booking-conflicts.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { FieldError } from '#app/ui/fields/field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { WEEKDAYS, type Work } from '#contract/crew/work.ts'
import styles from './work-card.module.css'
import { hasWrongHours, toWorkChange, toWorkFields, WORK_RULES, type WorkFields } from './work-fields.ts'
import { FOLLOWS_WORK, workQuery } from './work-query.ts'

/** Crews, working hours and job durations. */
export function WorkCard({ work }: { work: Work }) {
  const text = useText()
  const { conflicts, ...item } = useWorkForm(work)
  const { form } = item
  return (
    <SettingsCard title={text('admin.work.hours.title')} hint={text('admin.work.hours.hint')}>
      <SettingsForm {...item} saveLabel={text('admin.work.hours.save')}>
        <Switch
          label={text('admin.work.hours.enabled')}
          hint={text('admin.work.hours.enabledHint')}
          {...form.tick('enabled')}
        />
        <Week form={form} />
        <FieldRow areNarrow>
          <NumberField label={text('admin.work.hours.crews')} {...form.input('crews')} />
          <NumberField label={text('admin.work.hours.drive')} {...form.input('driveMinutes')} />
          <NumberField label={text('admin.work.hours.speed')} {...form.input('milesPerHour')} />
        </FieldRow>
        {(['setup', 'collect'] as const).map((job) => {
          const { input } = getPart(form, job)
          return (
            <FieldRow key={job} areNarrow>
              {(['base', 'perTeepee', 'perAddon'] as const).map((part) => (
                <NumberField
                  key={part}
                  label={text(`admin.work.hours.minutes.${job}.${part}`)}
                  {...input(part)}
                />
              ))}
            </FieldRow>
          )
        })}
      </SettingsForm>
      <BookingConflicts {...conflicts} />
    </SettingsCard>
  )
}

function Week({ form }: { form: Form<WorkFields> }) {
  const text = useText()
  const { week } = form.fields
  const problem = form.problems.week
  // The error belongs to the first day with invalid hours and is shown beside it; if there is none, it is
  // about the week.
  const wrongDay = problem === undefined ? -1 : week.findIndex(hasWrongHours)
  const error = problem !== undefined && <FieldError id="week-error">{problem}</FieldError>
  return (
    <Stack
      as="fieldset"
      gap={2}
      tabIndex={-1}
      data-refused={problem !== undefined && wrongDay < 0 ? true : undefined}
      aria-describedby={problem === undefined ? undefined : 'week-error'}
    >
      <Text as="legend" size="sm" weight={600} marginBottom={2}>
        {text('admin.work.hours.week')}
      </Text>
      {week.map((day, index) => {
        const change = (changes: Partial<typeof day>) =>
          form.set('week', week.with(index, { ...day, ...changes }))
        const name = text(WEEKDAYS[index] ?? [])
        const refusal = index === wrongDay && { 'aria-invalid': true, 'aria-describedby': 'week-error' }
        return (
          <div key={name} className={styles.day}>
            <Switch
              label={name}
              checked={day.works}
              onChange={({ target }) => change({ works: target.checked })}
            />
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                label={text(`admin.work.hours.${end}`, { weekday: name })}
                isLabelHidden
                type="time"
                step={1800}
                value={day[end]}
                disabled={!day.works}
                onChange={({ target }) => change({ [end]: target.value })}
                {...refusal}
              />
            ))}
            {index === wrongDay && (
              <Text as="div" isFullWidth>
                {error}
              </Text>
            )}
          </div>
        )
      })}
      {wrongDay < 0 && error}
    </Stack>
  )
}

function useWorkForm(work: Work) {
  const queryClient = useQueryClient()
  const { asksAbout, questionFor } = useBookingConflicts()
  const item = useVersionedForm<Work, WorkFields, Force>({
    stored: work,
    toFields: (stored) => toWorkFields(stored ?? work),
    rules: WORK_RULES,
    save: (fields, base, override) =>
      api.put('/api/admin/work', {
        body: { ...toWorkChange(fields), version: base?.version, force: false, ...override },
      }),
    stores: workQuery,
    reload: () => queryClient.fetchQuery({ ...workQuery, staleTime: 0 }),
    onSaved: toastSaved,
    asksAbout,
    refreshes: FOLLOWS_WORK,
  })
  return { ...item, conflicts: questionFor(item.submit) }
}
