import { Button } from '../controls/button.tsx'
import { useUiText } from '../ui-text.ts'
import { Dialog, type DialogProps } from './dialog.tsx'

export type ActDialogProps = Omit<DialogProps, 'footer'> & {
  onConfirm: () => void
  confirmLabel: string
  cancelLabel?: string
  /** Without it, the dialog closes. */
  onCancel?: () => void
  tone?: 'primary' | 'danger'
  isDisabled?: boolean
  isBusy?: boolean
  busyLabel?: string | undefined
}

/** A dialog with one act, and a button that leaves everything as it is. */
export function ActDialog(props: ActDialogProps) {
  const text = useUiText()
  const { onConfirm, confirmLabel, cancelLabel = text('ui.cancel'), onCancel = props.onClose } = props
  const { tone = 'primary', isDisabled, isBusy = false, busyLabel } = props
  return (
    <Dialog
      {...props}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone}
            disabled={isDisabled}
            onClick={onConfirm}
            isBusy={isBusy}
            busyLabel={busyLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
