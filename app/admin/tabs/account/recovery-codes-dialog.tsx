import { toastFailure } from '#app/admin/forms/failure-words.ts'
import { copyText } from '#app/lib/copy-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import styles from './recovery-codes-dialog.module.css'

type RecoveryCodesDialogProps = { codes: string[]; onClose: () => void }

/** The only time that anybody sees them. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join('\n')
  const copy = async () => {
    if (await copyText(text))
      toast({ title: 'Copied', description: 'Recovery codes copied', tone: 'success' })
    else toastFailure('The browser does not allow copying. Please write the codes down.')
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Keep your recovery codes"
      description="Each lets you in once if your phone is lost. Print them, or keep them where you keep passwords: they are not shown again."
      footer={
        <>
          <Button variant="secondary" onClick={copy}>
            Copy Codes
          </Button>
          <Button onClick={onClose}>I Have Kept Them</Button>
        </>
      }
    >
      <ul aria-label="Recovery codes" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
