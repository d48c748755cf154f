import { CopyField } from '#app/admin/forms/copy-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type SecretDialogProps = { title: string; label: string; hint: string; value: string; onClose: () => void }

/** The only time that a secret is shown. */
export function SecretDialog({ title, label, hint, value, onClose }: SecretDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description="Copy it now: it is not shown again."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <CopyField label={label} hint={hint} value={value} copyLabel={`Copy ${label}`} />
    </Dialog>
  )
}
