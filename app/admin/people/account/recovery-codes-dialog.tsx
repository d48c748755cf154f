import { toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { copyText } from '#app/lib/copy-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Grid } from '#app/ui/layout.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'

type RecoveryCodesDialogProps = { codes: string[]; onClose: () => void }

/** The codes are shown only once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = useText()
  const lines = codes.join('\n')
  const copy = async () => {
    if (await copyText(lines))
      toast({
        title: text('admin.secondFactor.keep.copied'),
        description: text('admin.secondFactor.keep.codesCopied'),
        tone: 'success',
      })
    else toastFailure(text('admin.secondFactor.keep.copyFailed'))
  }
  return (
    <Dialog
      onClose={onClose}
      title={text('admin.secondFactor.keep.title')}
      description={text('admin.secondFactor.keep.description')}
      footer={
        <>
          <Button variant="secondary" onClick={copy}>
            {text('admin.secondFactor.keep.copy')}
          </Button>
          <Button onClick={onClose}>{text('admin.secondFactor.keep.kept')}</Button>
        </>
      }
    >
      <Grid as="ul" aria-label={text('admin.secondFactor.codes')} minColumn="13rem" stretches rowGap={2}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Grid>
    </Dialog>
  )
}
