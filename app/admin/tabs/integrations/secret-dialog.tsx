import { CopyField } from '#app/admin/forms/copy-field.tsx'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { INTEGRATIONS_WORDS } from './integrations-words.ts'

type SecretDialogProps = {
  title: string
  label: string
  hint: string
  copyLabel: string
  value: string
  onClose: () => void
}

/** A secret is shown only this once. */
export function SecretDialog({ title, onClose, ...copied }: SecretDialogProps) {
  const words = useWords(INTEGRATIONS_WORDS).secret
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={words.once}
      footer={<Button onClick={onClose}>{words.done}</Button>}
    >
      <CopyField {...copied} />
    </Dialog>
  )
}
