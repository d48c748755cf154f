import { BrokenBookings } from '#app/admin/capacity/broken-bookings.tsx'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { FieldRow } from '#app/admin/forms/field-row.tsx'
import type { Problems } from '#app/admin/forms/form-inputs.ts'
import { useForm } from '#app/admin/forms/use-form.ts'
import { useRequestKey } from '#app/admin/forms/use-request-key.ts'
import { api } from '#app/lib/api/api.ts'
import { useWords, wordsRead } from '#app/lib/language/in-both.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Resource } from '#contract/calendar/resources.ts'
import { isPartyDay } from '#domain/time/party-day.ts'
import { RESOURCE_WORDS } from './resource-words.ts'
import { useResourceAction } from './use-resource-action.ts'

type RepairFields = { from: string; to: string; direction: 'fewer' | 'more'; amount: string; reason: string }

/** Days on which there are fewer of a resource, or more. */
export function RepairDialog({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const words = useWords(RESOURCE_WORDS).repairDialog
  const form = useForm<RepairFields>({ from: '', to: '', direction: 'fewer', amount: '1', reason: '' })
  const sendKeyed = useRequestKey()
  const { act, isBusy, broken } = useResourceAction({
    send: (fields: RepairFields, force) =>
      sendKeyed({ ...toBody(fields), force }, (request) =>
        api.post('/api/admin/resources/:id/changes', { params: { id: resource.id }, ...request }),
      ),
    done: words.done(resource.name),
    onDone: onClose,
  })
  const submit = () => {
    if (!form.check(findProblems(form.fields))) act(form.fields)
  }
  return (
    <>
      <EditDialog
        form={form}
        submit={submit}
        isSaving={isBusy}
        title={words.title(resource.name)}
        description={words.quantity(resource.quantity)}
        saveLabel={words.save}
        onClose={onClose}
      >
        <FieldRow>
          <TextField label={words.from} type="date" required {...form.text('from')} />
          <TextField label={words.to} type="date" required {...form.text('to')} />
        </FieldRow>
        <FieldRow areNarrow>
          <TextField
            label={words.amount}
            type="number"
            min={1}
            step={1}
            inputMode="numeric"
            required
            {...form.text('amount')}
          />
          <SelectField label={words.direction} {...form.text('direction')}>
            <option value="fewer">{words.fewer}</option>
            <option value="more">{words.more}</option>
          </SelectField>
        </FieldRow>
        <TextField label={words.reason} hint={words.reasonHint} maxLength={500} {...form.text('reason')} />
      </EditDialog>
      <BrokenBookings {...broken} />
    </>
  )
}

function toBody({ from, to, direction, amount, reason }: RepairFields) {
  return { from, to, delta: direction === 'fewer' ? -Number(amount) : Number(amount), reason: reason.trim() }
}

function findProblems({ from, to, amount }: RepairFields): Problems<RepairFields> {
  const words = wordsRead(RESOURCE_WORDS).repairDialog
  const isAmount = /^[1-9]\d*$/.test(amount) && Number(amount) <= 10_000
  return {
    ...(!isPartyDay(from) && { from: words.chooseFrom }),
    ...(!isPartyDay(to) && { to: words.chooseTo }),
    ...(isPartyDay(from) && isPartyDay(to) && to < from && { to: words.toBeforeFrom }),
    ...(!isAmount && { amount: words.enterAmount }),
  }
}
