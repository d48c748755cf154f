import { useText } from '#app/lib/messages/use-text.ts'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'

type DiscardQuestionProps = { isOpen: boolean; onKeep: () => void; onDiscard: () => void }

/** Asks before unsaved input is lost. */
export function DiscardQuestion({ isOpen, onKeep, onDiscard }: DiscardQuestionProps) {
  const text = useText()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onKeep}
      onConfirm={onDiscard}
      title={text('admin.forms.discard.title')}
      description={text('admin.forms.discard.description')}
      cancelLabel={text('admin.forms.discard.keep')}
      confirmLabel={text('admin.forms.discard.confirm')}
    />
  )
}
