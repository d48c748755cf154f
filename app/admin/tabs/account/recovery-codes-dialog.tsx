import { toastFailure } from '#app/admin/forms/failure-words.ts'
import { copyText } from '#app/lib/copy-text.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import styles from './recovery-codes-dialog.module.css'
import { SECOND_FACTOR_WORDS } from './second-factor-words.ts'

type RecoveryCodesDialogProps = { codes: string[]; onClose: () => void }

/** The codes are shown only this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { keep: words, codes: title } = useWords(SECOND_FACTOR_WORDS)
  const text = codes.join('\n')
  const copy = async () => {
    if (await copyText(text)) toast({ title: words.copied, description: words.codesCopied, tone: 'success' })
    else toastFailure(words.copyFailed)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button variant="secondary" onClick={copy}>
            {words.copy}
          </Button>
          <Button onClick={onClose}>{words.kept}</Button>
        </>
      }
    >
      <ul aria-label={title} className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
