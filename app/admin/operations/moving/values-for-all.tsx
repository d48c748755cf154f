import { useQuery } from '@tanstack/react-query'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import type { PartProblems } from '#app/admin/kit/forms/form-inputs.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { ImportField } from '#domain/operations/imports/import-fields.ts'
import styles from './values-for-all.module.css'

type ValuesForAllProps = {
  /** Required fields that no column provides. */
  open: readonly ImportField[]
  values: Readonly<Partial<Record<ImportField, string>>>
  problems: PartProblems
  onChange: (field: ImportField, value: string) => void
}

/** Values that apply to every row where no column provides them. */
export function ValuesForAll({ open, values, problems, onChange }: ValuesForAllProps) {
  const text = useText()
  const { data: themes = [] } = useQuery(themesQuery)
  return (
    <fieldset className={styles.missing}>
      <legend>{text('admin.imports.missing')}</legend>
      <FieldRow>
        {open.map((name) => {
          const label = text(`admin.imports.fields.${name}`)
          const value = values[name] ?? ''
          const set = ({ target }: { readonly target: { readonly value: string } }) =>
            onChange(name, target.value)
          const error = problems[`values.${name}`]
          if (name !== 'themeName')
            return <TextField key={name} label={label} value={value} error={error} onChange={set} />
          return (
            <SelectField key={name} label={label} value={value} error={error} onChange={set}>
              <option value="">{text('admin.imports.notChosen')}</option>
              {themes.map((theme) => (
                <option key={theme.id}>{theme.englishName ?? theme.name}</option>
              ))}
            </SelectField>
          )
        })}
      </FieldRow>
    </fieldset>
  )
}
