import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSettingsForm } from '#app/admin/kit/forms/settings/use-settings-form.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { StaffSettings } from '#contract/site/settings.ts'
import { type InvoiceDetails, NO_INVOICE_DETAILS } from '#domain/money/invoices/invoice-content.ts'

/** The business details on invoices. */
export function InvoiceDetailsCard({ settings }: { settings: StaffSettings }) {
  const text = useText()
  const details = useSettingsForm<InvoiceDetails>({
    settings,
    toFields: ({ invoiceDetails }) => invoiceDetails ?? NO_INVOICE_DETAILS,
    toChange: (fields) => ({ invoiceDetails: { ...fields, prefix: getPrefix(fields) } }),
  })
  const { form } = details
  return (
    <SettingsCard title={text('admin.invoices.company')} hint={text('admin.invoices.companyHint')}>
      <SettingsForm {...details} saveLabel={text('admin.invoices.saveCompany')}>
        <TextField
          label={text('admin.invoices.companyName')}
          maxLength={200}
          {...form.input('companyName')}
        />
        <TextField label={text('admin.invoices.address')} maxLength={300} {...form.input('address')} />
        <TextField label={text('admin.invoices.taxNumber')} maxLength={60} {...form.input('taxNumber')} />
        <TextField
          label={text('admin.invoices.prefix')}
          hint={text('admin.invoices.prefixHint')}
          maxLength={10}
          {...form.input('prefix')}
        />
      </SettingsForm>
    </SettingsCard>
  )
}

/** Returns the prefix in upper case, as invoice numbers are written. */
function getPrefix({ prefix }: InvoiceDetails): string {
  return prefix.trim().toUpperCase()
}
