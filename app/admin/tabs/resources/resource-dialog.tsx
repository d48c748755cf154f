import { BrokenBookings } from '#app/admin/capacity/broken-bookings.tsx'
import { type Force, useBrokenBookings } from '#app/admin/capacity/use-broken-bookings.ts'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { failureWords, toastFailure } from '#app/admin/forms/failure-words.ts'
import { FieldRow } from '#app/admin/forms/field-row.tsx'
import { mayBeDone, useRequestKey } from '#app/admin/forms/use-request-key.ts'
import { useVersionedForm } from '#app/admin/forms/use-versioned-form.ts'
import { api } from '#app/lib/api/api.ts'
import { loadQuery } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { Resource } from '#contract/calendar/resources.ts'
import { RESOURCE_KINDS } from '#domain/resources/resources.ts'
import {
  findResourceProblems,
  type ResourceFields,
  toResourceBody,
  toResourceFields,
} from './resource-fields.ts'
import { RESOURCE_WORDS } from './resource-words.ts'
import { resourcesQuery, useResourcesChanged } from './resources-query.ts'

type ResourceDialogProps = { resource: Resource | undefined; onClose: () => void }

export function ResourceDialog({ resource, onClose }: ResourceDialogProps) {
  const { dialog: words, kinds, edit } = useWords(RESOURCE_WORDS)
  const { broken, ...item } = useResourceForm(resource, onClose)
  const { form } = item
  return (
    <>
      <EditDialog
        {...item}
        title={resource ? edit(resource.name) : words.newTitle}
        saveLabel={resource ? words.save : words.add}
        onClose={onClose}
      >
        <FieldRow>
          <TextField label={words.name} required maxLength={100} {...form.text('name')} />
          <SelectField label={words.kind} {...form.text('kind')}>
            {RESOURCE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {kinds[kind]}
              </option>
            ))}
          </SelectField>
        </FieldRow>
        <FieldRow areNarrow>
          <NumberField label={words.quantity} {...form.text('quantity')} />
          <NumberField label={words.daysBefore} {...form.text('daysBefore')} />
          <NumberField label={words.daysAfter} {...form.text('daysAfter')} />
        </FieldRow>
        <p>{words.daysHint}</p>
      </EditDialog>
      <BrokenBookings {...broken} />
    </>
  )
}

function NumberField(props: Parameters<typeof TextField>[0]) {
  return <TextField type="number" min={0} step={1} inputMode="numeric" required {...props} />
}

function useResourceForm(resource: Resource | undefined, onClose: () => void) {
  const words = useWords(RESOURCE_WORDS).dialog
  const changed = useResourcesChanged()
  const { asksAbout, questionFor } = useBrokenBookings()
  const sendKeyed = useRequestKey()
  const item = useVersionedForm<Resource, ResourceFields, Force>({
    stored: resource,
    toFields: toResourceFields,
    findProblems: findResourceProblems,
    save: (fields, version, override) => {
      const body = toResourceBody(fields)
      if (!resource) return sendKeyed(body, (request) => api.post('/api/admin/resources', request))
      return api.patch('/api/admin/resources/:id', {
        params: { id: resource.id },
        body: { ...body, version, force: false, ...override },
      })
    },
    reload: async () => (await loadQuery(resourcesQuery)).find(({ id }) => id === resource?.id),
    onSaved: () => {
      toast({ title: words.saved, description: words.savedHint, tone: 'success' })
      onClose()
      return changed()
    },
    onFailed: (error) => {
      if (mayBeDone(error)) void changed()
      if (!asksAbout(error)) toastFailure(failureWords(error))
    },
  })
  return { ...item, broken: questionFor(item.submit) }
}
