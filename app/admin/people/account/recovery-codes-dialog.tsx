import { toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { copyText } from '#app/lib/copy-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import styles from './recovery-codes-dialog.module.css'

type RecoveryCodesDialogProps = { codes: string[]; onClose: () => void }

/** The codes are shown only once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const say = useText()
  const text = codes.join('\n')
  const copy = async () => {
    if (await copyText(text))
      toast({
        title: say('admin.secondFactor.keep.copied'),
        description: say('admin.secondFactor.keep.codesCopied'),
        tone: 'success',
      })
    else toastFailure(say('admin.secondFactor.keep.copyFailed'))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('admin.secondFactor.keep.title')}
      description={say('admin.secondFactor.keep.description')}
      footer={
        <>
          <Button variant="secondary" onClick={copy}>
            {say('admin.secondFactor.keep.copy')}
          </Button>
          <Button onClick={onClose}>{say('admin.secondFactor.keep.kept')}</Button>
        </>
      }
    >
      <ul aria-label={say('admin.secondFactor.codes')} className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
