import { confirm } from '#app/admin/kit/confirm/confirm.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { saveFile } from '#app/lib/files/save-file.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import type { CustomerDetails } from '#contract/people/customers.ts'
import { CustomerAddresses } from './customer-addresses.tsx'

/** Downloads all data about a family; asks first if the record has several email addresses. */
export function ExportButton({ customer: { id, emails } }: { customer: CustomerDetails }) {
  const text = useText()
  const load = () => api.get('/api/admin/customers/:id/export', { params: { id } })
  const save = (content: Awaited<ReturnType<typeof load>>) =>
    saveFile([JSON.stringify(content, undefined, 2)], {
      name: `customer-${id}.json`,
      type: 'application/json',
    })
  const { mutate, isPending } = useSingleMutation({
    mutationFn: load,
    onSuccess: save,
  })
  const ask = () =>
    confirm({
      tone: 'primary',
      title: text('admin.customers.exportTitle'),
      description: text('admin.customers.exportHint'),
      confirmLabel: text('admin.customers.exportData'),
      busyLabel: text('admin.customers.exporting'),
      children: <CustomerAddresses emails={emails} />,
      run: load,
      done: save,
    })
  return (
    <Button
      variant="secondary"
      isBusy={isPending}
      busyLabel={text('admin.customers.exporting')}
      onClick={() => (emails.length > 1 ? ask() : mutate())}
    >
      {text('admin.customers.exportData')}
    </Button>
  )
}
