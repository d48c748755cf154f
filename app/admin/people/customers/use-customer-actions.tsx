import { type ReactNode, useState } from 'react'
import { confirm } from '#app/admin/kit/confirm/confirm.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { saveFile } from '#app/lib/files/save-file.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { CustomerDetails } from '#contract/people/customers.ts'
import { CustomerAddresses } from './customer-addresses.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'

type CustomerActions = {
  /** Occasional actions. */
  readonly buttons: ReactNode
  /** Rare, irreversible actions, kept apart from the rest. */
  readonly end: ReactNode
  readonly dialogs: ReactNode
  readonly compare: (otherId: number) => void
}

type Open = { readonly dialog: 'merge'; readonly otherId?: number } | { readonly dialog: 'erase' }

/** The actions on a family's record, and the dialogs they open. */
export function useCustomerActions(
  customer: CustomerDetails | undefined,
  onErased: () => void,
): CustomerActions {
  const text = useText()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const compare = (otherId: number) => setOpen({ dialog: 'merge', otherId })
  if (!customer) return { buttons: null, end: null, dialogs: null, compare }
  return {
    compare,
    buttons: (
      <>
        <ExportButton customer={customer} />
        <Button variant="secondary" onClick={() => setOpen({ dialog: 'merge' })}>
          {text('admin.customers.merge')}
        </Button>
      </>
    ),
    end: (
      <Row as="p" gap={0} justify="end" wraps={false} marginTop={4}>
        <Button variant="quiet" onClick={() => setOpen({ dialog: 'erase' })}>
          {text('admin.customers.erase')}
        </Button>
      </Row>
    ),
    dialogs: (
      <>
        {open?.dialog === 'merge' && (
          <MergeDialog customer={customer} otherId={open.otherId} onClose={close} />
        )}
        {open?.dialog === 'erase' && <EraseDialog customer={customer} onClose={close} onErased={onErased} />}
      </>
    ),
  }
}

/** Downloads all data about a family; asks first if the record has several email addresses. */
function ExportButton({ customer: { id, emails } }: { customer: CustomerDetails }) {
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
