import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { useUiText } from '../ui-text.ts'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  isOpen?: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  isBusy?: boolean
  busyLabel?: string | undefined
  children?: ReactNode
}

/** Asks before something irreversible. The safe answer comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const text = useUiText()
  const {
    onConfirm,
    confirmLabel,
    cancelLabel = text('ui.cancel'),
    tone = 'danger',
    isBusy,
    busyLabel,
    ...dialog
  } = props
  return (
    <Dialog
      {...dialog}
      isAlert
      footer={
        <>
          <Button variant="secondary" onClick={dialog.onClose}>
            {cancelLabel}
          </Button>
          <Button variant={tone} onClick={onConfirm} isBusy={isBusy ?? false} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
