import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { OutboxPreview } from '#contract/outbox.ts'
import styles from './mail-preview.module.css'

/** A mail as its reader sees it; nothing in it may run or reach this page. */
export function MailPreview({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: mail, isPending } = useQuery<OutboxPreview>({ queryKey: [`/api/admin/outbox/${id}`] })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="3xl"
      closesOnBackdrop
      title={mail?.subject ?? 'Mail'}
      description={mail && `To ${mail.recipient}`}
    >
      {isPending && <Skeleton shape="box" height="28rem" />}
      {!isPending && !mail && <ErrorState>This mail could not be loaded.</ErrorState>}
      {mail && (
        <>
          <iframe title="The mail" sandbox="" srcDoc={mail.html} className={styles.mail} />
          <details>
            <summary>Plain text</summary>
            <pre className={styles.text}>{mail.text}</pre>
          </details>
        </>
      )}
    </Dialog>
  )
}
