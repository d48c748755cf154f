import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useBookingsChanged } from '#app/admin/booking/dialogs/use-bookings-changed.ts'
import { confirm } from '#app/admin/kit/confirm/confirm.ts'
import { describeFailure, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { saveFile } from '#app/lib/files/save-file.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { Customer, CustomerDetails } from '#contract/people/customers.ts'
import styles from './customer-body.module.css'
import { customerQuery } from './customer-queries.ts'
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
      busyLabel: text('admin.lists.exporting'),
      children: <CustomerAddresses emails={emails} />,
      run: load,
      done: save,
    })
  return (
    <Button
      variant="secondary"
      isBusy={isPending}
      busyLabel={text('admin.lists.exporting')}
      onClick={() => (emails.length > 1 ? ask() : mutate())}
    >
      {text('admin.customers.exportData')}
    </Button>
  )
}

type EraseDialogProps = { customer: CustomerDetails; onClose: () => void; onErased: () => void }

/** Says what will be erased and what is kept, or why nothing can be erased yet. */
function EraseDialog({ customer, onClose, onErased }: EraseDialogProps) {
  const text = useText()
  const { id, emails, whyNotErasable } = customer
  const queryClient = useQueryClient()
  const bookingsChanged = useBookingsChanged()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => api.delete('/api/admin/customers/:id', { params: { id } }),
    onSuccess: () => {
      toastSuccess(text('admin.customers.erased'))
      onErased()
      queryClient.removeQueries(customerQuery(id))
      return bookingsChanged()
    },
    onError: (error) => {
      toastFailure(describeFailure(error))
      onClose()
      return queryClient.invalidateQueries(customerQuery(id))
    },
  })
  if (whyNotErasable !== null)
    return (
      <Dialog
        isAlert
        onClose={onClose}
        title={text('admin.customers.eraseLater')}
        description={whyNotErasable}
        footer={<Button onClick={onClose}>{text('ui.close')}</Button>}
      />
    )
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => mutate()}
      title={text('admin.customers.eraseTitle')}
      description={text('admin.customers.eraseGoes')}
      confirmLabel={text('admin.customers.eraseNow')}
      isBusy={isPending}
      busyLabel={text('admin.customers.erasing')}
    >
      <CustomerAddresses emails={emails} />
      <Text marginTop={3}>{text('admin.customers.eraseStays')}</Text>
    </ConfirmDialog>
  )
}

/**
 * Lists a record's email addresses before its data is exported or erased. Anybody can book with a stranger's
 * phone number, which adds their address to that family's record.
 */
function CustomerAddresses({ emails }: Pick<Customer, 'emails'>) {
  const text = useText()
  return (
    <>
      <p>{text('admin.customers.addressesIntro')}</p>
      <ul className={styles.addresses}>
        {emails.map((email) => (
          <li key={email}>{email}</li>
        ))}
      </ul>
      {emails.length > 1 && <p>{text('admin.customers.checkAddresses')}</p>}
    </>
  )
}
