import { CopyField } from '#app/admin/kit/forms/copy-field.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'

type SecretDialogProps = {
  title: string
  label: string
  hint: string
  copyLabel: string
  value: string
  onClose: () => void
}

/** A secret is shown only once. */
export function SecretDialog({ title, onClose, ...copied }: SecretDialogProps) {
  const text = useText()
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={text('admin.integrations.secret.once')}
      footer={<Button onClick={onClose}>{text('admin.integrations.secret.done')}</Button>}
    >
      <CopyField {...copied} />
    </Dialog>
  )
}
