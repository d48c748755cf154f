import { ActDialog, type ActDialogProps } from './act-dialog.tsx'

/** Asks before something irreversible. The safe answer comes first and has the focus. */
export function ConfirmDialog(props: ActDialogProps) {
  return <ActDialog tone="danger" {...props} isAlert />
}
