import { useQuery } from '@tanstack/react-query'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { SidePanel } from '#app/admin/kit/side-panel/side-panel.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { CustomerBody } from './customer-body.tsx'
import { customerQuery } from './customer-queries.ts'
import { useCustomerActions } from './use-customer-actions.tsx'

type CustomerPanelProps = {
  readonly id: number
  readonly onClose: () => void
  /** Called when the record it shows is gone, so that nothing in it needs saving. */
  readonly onErased: () => void
}

/** A family beside the list it was opened from. */
export function CustomerPanel({ id, onClose, onErased }: CustomerPanelProps) {
  const text = useText()
  const { data: customer, isPending, error } = useQuery(customerQuery(id))
  const { buttons, end, dialogs, compare } = useCustomerActions(customer, onErased)
  return (
    <>
      <SidePanel
        title={text('admin.customers.details')}
        path={`/admin/customers/${id}`}
        onClose={onClose}
        footer={buttons}
      >
        {isPending && <Skeleton shape="box" height="24rem" />}
        {!isPending && !customer && (
          <ErrorState title={text('admin.customers.loadFailed')}>{describeFailure(error)}</ErrorState>
        )}
        {customer && (
          <>
            <CustomerBody customer={customer} onCompare={compare} />
            {end}
          </>
        )}
      </SidePanel>
      {dialogs}
    </>
  )
}
