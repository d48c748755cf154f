import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import { useVersionedForm } from '#app/admin/kit/forms/use-versioned-form.ts'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { api } from '#app/lib/api/api.ts'
import { loadQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { Row } from '#app/ui/layout.tsx'
import { type CustomerDetails, changeCustomer } from '#contract/people/customers.ts'
import { MONTHS } from '#domain/people/customers/customer-record.ts'
import { ALL_ABOUT_CUSTOMERS, customerQuery } from './customer-queries.ts'
import { monthName } from './month-name.ts'
import styles from './notes-form.module.css'

type Fields = { notes: string; birthMonth: string }

const toFields = (customer: CustomerDetails | undefined): Fields => ({
  notes: customer?.notes ?? '',
  birthMonth: String(customer?.birthMonth ?? ''),
})

const toBody = ({ notes, birthMonth }: Fields) => ({ notes, birthMonth: birthMonth || null })

export function NotesForm({ customer }: { customer: CustomerDetails }) {
  const text = useText()
  const { id } = customer
  const { form, submit, isSaving, conflict } = useVersionedForm<CustomerDetails, Fields>({
    stored: customer,
    toFields,
    rules: { schema: changeCustomer.body, toBody },
    save: (fields, base) =>
      api.patch('/api/admin/customers/:id', {
        params: { id },
        body: { ...toBody(fields), version: base?.version },
      }),
    reload: () => loadQuery(customerQuery(id)),
    done: text('admin.forms.notesSaved'),
    refreshes: ALL_ABOUT_CUSTOMERS,
  })
  return (
    <FormElement {...{ form, submit, conflict }} gap={3} isFullWidth className={styles.form}>
      <TextArea
        label={text('admin.customers.notes')}
        hint={text('admin.booking.notes.hint')}
        rows={2}
        hasCounter
        {...form.input('notes')}
      />
      <Row gap={3} align="end" justify="space-between">
        <SelectField
          label={text('admin.customers.birthday')}
          hint={text('admin.customers.birthdayHint')}
          {...form.input('birthMonth')}
        >
          <option value="">{text('admin.customers.unknownMonth')}</option>
          <Options of={MONTHS.map((_, index) => index + 1)} label={(month) => monthName(text, month)} />
        </SelectField>
        <Button
          type="submit"
          disabled={!form.isDirty}
          isBusy={isSaving}
          busyLabel={text('admin.forms.saving')}
        >
          {text('admin.forms.saveNotes')}
        </Button>
      </Row>
    </FormElement>
  )
}
