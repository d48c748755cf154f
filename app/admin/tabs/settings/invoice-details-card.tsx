import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings/settings-form.tsx'
import { useSettingsForm } from '#app/admin/forms/settings/use-settings-form.ts'
import { INVOICE_WORDS } from '#app/admin/lists/invoice-words.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { StaffSettings } from '#contract/site/settings.ts'
import { type InvoiceDetails, NO_INVOICE_DETAILS } from '#domain/invoices/invoice-content.ts'
import { INVOICE_PREFIX } from '#domain/invoices/invoice-number.ts'

/** The business details on invoices. */
export function InvoiceDetailsCard({ settings }: { settings: StaffSettings }) {
  const words = useWords(INVOICE_WORDS)
  const details = useSettingsForm<InvoiceDetails>({
    settings,
    toFields: ({ invoiceDetails }) => invoiceDetails ?? NO_INVOICE_DETAILS,
    toChange: (fields) => ({ invoiceDetails: { ...fields, prefix: getPrefix(fields) } }),
    findProblems: (fields) => (INVOICE_PREFIX.test(getPrefix(fields)) ? {} : { prefix: words.prefixProblem }),
  })
  const { form } = details
  return (
    <SettingsCard title={words.company} hint={words.companyHint}>
      <SettingsForm {...details} saveLabel={words.saveCompany}>
        <TextField label={words.companyName} maxLength={200} {...form.text('companyName')} />
        <TextField label={words.address} maxLength={300} {...form.text('address')} />
        <TextField label={words.taxNumber} maxLength={60} {...form.text('taxNumber')} />
        <TextField label={words.prefix} hint={words.prefixHint} maxLength={10} {...form.text('prefix')} />
      </SettingsForm>
    </SettingsCard>
  )
}

/** Returns the prefix in capitals, as numbers are written, however it was typed. */
function getPrefix({ prefix }: InvoiceDetails): string {
  return prefix.trim().toUpperCase()
}
