import { useQuery } from '@tanstack/react-query'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { NumberField } from '#app/admin/kit/ui/number-field.tsx'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { BookingConflicts } from '#app/admin/parts/capacity/booking-conflicts.tsx'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { api } from '#app/lib/api/api.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import type { Resource } from '#contract/calendar/resources.ts'
import { REQUIREMENT_UNITS } from '#domain/calendar/resources/resources.ts'
import {
  NEW_ROW,
  REQUIREMENT_RULES,
  type RequirementFields,
  type RequirementRow,
  toRequirementFields,
  toRequirementsBody,
} from './requirement-rows.ts'
import styles from './requirements-dialog.module.css'
import { useResourceForm } from './use-resource-form.ts'

/** The themes and add-ons that use a resource, with the quantity per teepee, unit or booking. */
export function RequirementsDialog({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const text = useText()
  const { conflicts, ...item } = useResourceForm<RequirementFields>({
    stored: resource,
    toFields: toRequirementFields,
    rules: REQUIREMENT_RULES,
    save: (fields, { id, version } = resource, override) =>
      api.put('/api/admin/resources/:id/requirements', {
        params: { id },
        body: { ...toRequirementsBody(fields), version, ...override },
      }),
    done: text('admin.resources.needs.done', { name: resource.name }),
    onSaved: onClose,
  })
  return (
    <>
      <EditDialog
        {...item}
        title={text('admin.resources.needs.title', { name: resource.name })}
        saveLabel={text('admin.forms.save')}
        onClose={onClose}
      >
        <RequirementRows form={item.form} />
      </EditDialog>
      <BookingConflicts {...conflicts} />
    </>
  )
}

function RequirementRows({ form }: { form: Form<RequirementFields> }) {
  const text = useText()
  const { rows } = form.fields
  const setRows = (next: readonly RequirementRow[]) => form.set('rows', next)
  return (
    <>
      {rows.length === 0 && <p>{text('admin.resources.needs.none')}</p>}
      {rows.map((row, index) => (
        <RequirementInputs
          key={row.key}
          row={row}
          place={index + 1}
          getProblem={(part) => form.problems[`rows.${index}.${part}`]}
          onChange={(changes) => setRows(rows.with(index, { ...row, ...changes }))}
          onRemove={() => setRows(rows.filter((other) => other !== row))}
        />
      ))}
      <Button
        icon="plus"
        variant="secondary"
        size="sm"
        className={styles.add}
        onClick={() =>
          setRows([...rows, { ...NEW_ROW, key: Math.max(0, ...rows.map(({ key }) => key)) + 1 }])
        }
      >
        {text('admin.resources.needs.add')}
      </Button>
    </>
  )
}

type RowProps = {
  row: RequirementRow
  /** Counted from 1. */
  place: number
  getProblem: (part: 'needer' | 'count') => string | undefined
  onChange: (changes: Partial<RequirementRow>) => void
  onRemove: () => void
}

function RequirementInputs({ row, place, getProblem, onChange, onRemove }: RowProps) {
  const text = useText()
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{text('admin.resources.needs.line', { place })}</legend>
      <NeederField row={row} error={getProblem('needer')} onChange={onChange} />
      <NumberField
        label={text('admin.resources.needs.count')}
        required={false}
        min={1}
        max={1000}
        name={`rows.${place - 1}.count`}
        value={row.count}
        error={getProblem('count')}
        onChange={(event) => onChange({ count: event.target.value })}
      />
      <SelectField
        label={text('admin.resources.needs.counted')}
        value={row.per}
        onChange={(event) => onChange({ per: event.target.value as RequirementRow['per'] })}
      >
        <Options of={REQUIREMENT_UNITS} label={(unit) => text(`admin.resources.per.${unit}`)} />
      </SelectField>
      <DeleteButton label={text('admin.lists.takeOutLine', { place })} onClick={onRemove} />
    </fieldset>
  )
}

type NeederFieldProps = Pick<RowProps, 'row' | 'onChange'> & { error: string | undefined }

/** The theme or add-on that needs the resource. */
function NeederField({ row, error, onChange }: NeederFieldProps) {
  const text = useText()
  const { data: themes = [] } = useQuery(themesQuery)
  const { data: addons = [] } = useQuery(addonsQuery)
  return (
    <SelectField
      label={text('admin.resources.neededBy')}
      value={row.needer}
      error={error}
      onChange={(event) => onChange({ needer: event.target.value })}
    >
      <option value="">{text('admin.resources.needs.choose')}</option>
      <optgroup label={text('admin.resources.needs.themes')}>
        {themes.map(({ id, name }) => (
          <option key={id} lang="en" value={`theme-${id}`}>
            {name}
          </option>
        ))}
      </optgroup>
      <optgroup label={text('admin.resources.needs.addons')}>
        {addons.map(({ id, name }) => (
          <option key={id} lang="en" value={`addon-${id}`}>
            {name}
          </option>
        ))}
      </optgroup>
    </SelectField>
  )
}
