import { type ReactNode, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { CustomerDetails } from '#contract/people/customers.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { ExportButton } from './export-button.tsx'
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
