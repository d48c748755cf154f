import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { type Form, useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { NumberField } from '#app/admin/kit/ui/number-field.tsx'
import { BookingConflicts } from '#app/admin/parts/capacity/booking-conflicts.tsx'
import { useForceableAct } from '#app/admin/parts/capacity/use-booking-conflicts.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { addResourceChange, type Resource } from '#contract/calendar/resources.ts'
import { FOLLOWS_RESOURCES } from './resources-query.ts'

type RepairFields = { from: string; to: string; direction: 'fewer' | 'more'; amount: string; reason: string }

const NO_REPAIR: RepairFields = { from: '', to: '', direction: 'fewer', amount: '1', reason: '' }

const RULES: FormRules<RepairFields> = {
  schema: addResourceChange.body,
  toBody,
  toField: (path) => (path === 'delta' ? 'amount' : undefined),
}

/** Adds a period with fewer of a resource, or more. */
export function RepairDialog({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const text = useText()
  const form = useSchemaForm(RULES, NO_REPAIR)
  const sendKeyed = useRequestKey()
  const { act, isBusy, conflicts } = useForceableAct({
    send: (fields: RepairFields, force) =>
      sendKeyed({ ...toBody(fields), force }, (request) =>
        api.post('/api/admin/resources/:id/changes', { params: { id: resource.id }, ...request }),
      ),
    done: text('admin.resources.repairDialog.done', { name: resource.name }),
    onSuccess: onClose,
    refuseAs: form.refuseAs,
    refreshes: FOLLOWS_RESOURCES,
  })
  return (
    <>
      <EditDialog
        form={form}
        submit={() => form.submit(act)}
        isSaving={isBusy}
        title={text('admin.resources.repairDialog.title', { name: resource.name })}
        description={text('admin.resources.repairDialog.quantity', { quantity: resource.quantity })}
        saveLabel={text('admin.resources.repairDialog.save')}
        onClose={onClose}
      >
        <RepairInputs form={form} />
      </EditDialog>
      <BookingConflicts {...conflicts} />
    </>
  )
}

function RepairInputs({ form }: { form: Form<RepairFields> }) {
  const text = useText()
  return (
    <>
      <FieldRow>
        <TextField label={text('admin.resources.repairDialog.from')} type="date" {...form.input('from')} />
        <TextField label={text('admin.resources.repairDialog.to')} type="date" {...form.input('to')} />
      </FieldRow>
      <FieldRow areNarrow>
        <NumberField label={text('admin.resources.repairDialog.amount')} min={1} {...form.input('amount')} />
        <SelectField label={text('admin.resources.repairDialog.direction')} {...form.input('direction')}>
          <option value="fewer">{text('admin.resources.repairDialog.fewer')}</option>
          <option value="more">{text('admin.resources.repairDialog.more')}</option>
        </SelectField>
      </FieldRow>
      <TextField
        label={text('admin.resources.repairDialog.reason')}
        hint={text('admin.resources.repairDialog.reasonHint')}
        {...form.input('reason')}
      />
    </>
  )
}

function toBody({ from, to, direction, amount, reason }: RepairFields) {
  return { from, to, delta: direction === 'fewer' ? -Number(amount) : Number(amount), reason }
}
