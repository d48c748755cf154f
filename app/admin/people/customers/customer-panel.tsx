import { useQuery } from '@tanstack/react-query'
import { SidePanel } from '#app/admin/kit/side-panel/side-panel.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
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
  const query = useQuery(customerQuery(id))
  const { buttons, end, dialogs, compare } = useCustomerActions(query.data, onErased)
  return (
    <>
      <SidePanel
        title={text('admin.customers.details')}
        path={`/admin/customers/${id}`}
        onClose={onClose}
        footer={buttons}
      >
        <Loaded query={query} height="24rem" failed={{ title: text('admin.customers.loadFailed') }}>
          {(customer) => (
            <>
              <CustomerBody customer={customer} onCompare={compare} />
              {end}
            </>
          )}
        </Loaded>
      </SidePanel>
      {dialogs}
    </>
  )
}
