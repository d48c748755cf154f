import { useWords } from '#app/lib/language/in-both.ts'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { FORMS_WORDS } from './forms-words.ts'

type DiscardQuestionProps = { isOpen: boolean; onKeep: () => void; onDiscard: () => void }

/** Asks before input that is not saved is lost. */
export function DiscardQuestion({ isOpen, onKeep, onDiscard }: DiscardQuestionProps) {
  const words = useWords(FORMS_WORDS).discard
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onKeep}
      onConfirm={onDiscard}
      title={words.title}
      description={words.description}
      cancelLabel={words.keep}
      confirmLabel={words.confirm}
    />
  )
}
