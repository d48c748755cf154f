import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { NumberField } from '#app/admin/kit/ui/number-field.tsx'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { BookingConflicts } from '#app/admin/parts/capacity/booking-conflicts.tsx'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Resource } from '#contract/calendar/resources.ts'
import { RESOURCE_KINDS } from '#domain/calendar/resources/resources.ts'
import { RESOURCE_RULES, type ResourceFields, toResourceFields } from './resource-fields.ts'
import { useResourceForm } from './use-resource-form.ts'

type ResourceDialogProps = { resource: Resource | undefined; onClose: () => void }

export function ResourceDialog({ resource, onClose }: ResourceDialogProps) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const { conflicts, ...item } = useResourceForm<ResourceFields>({
    stored: resource,
    toFields: toResourceFields,
    rules: RESOURCE_RULES,
    save: (fields, base, override) => {
      if (!base) return sendKeyed(fields, (request) => api.post('/api/admin/resources', request))
      return api.patch('/api/admin/resources/:id', {
        params: { id: base.id },
        body: { ...fields, version: base.version, force: false, ...override },
      })
    },
    onSaved: () => {
      toastSuccess(text('admin.resources.dialog.savedHint'), text('admin.resources.dialog.saved'))
      onClose()
    },
  })
  const { form } = item
  return (
    <>
      <EditDialog
        {...item}
        title={
          resource
            ? text('admin.lists.edit', { name: resource.name })
            : text('admin.resources.dialog.newTitle')
        }
        saveLabel={resource ? text('admin.forms.saveChanges') : text('admin.resources.dialog.add')}
        onClose={onClose}
      >
        <FieldRow>
          <TextField label={text('admin.resources.dialog.name')} {...form.input('name')} />
          <SelectField label={text('admin.resources.dialog.kind')} {...form.input('kind')}>
            <Options of={RESOURCE_KINDS} label={(kind) => text(`admin.resources.kinds.${kind}`)} />
          </SelectField>
        </FieldRow>
        <FieldRow areNarrow>
          <NumberField label={text('admin.resources.dialog.quantity')} {...form.input('quantity')} />
          <NumberField label={text('admin.resources.dialog.daysBefore')} {...form.input('daysBefore')} />
          <NumberField label={text('admin.resources.dialog.daysAfter')} {...form.input('daysAfter')} />
        </FieldRow>
        <p>{text('admin.resources.dialog.daysHint')}</p>
      </EditDialog>
      <BookingConflicts {...conflicts} />
    </>
  )
}
