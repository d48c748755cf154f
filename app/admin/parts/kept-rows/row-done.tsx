import { useText } from '#app/lib/messages/use-text.ts'
import { TextButton } from '#app/ui/controls/text-button.tsx'
import styles from './row-done.module.css'
import type { DoneHere } from './use-done.ts'

type RowDoneProps = {
  done: DoneHere
  /** What was done, such as 'Confirmed'; missing where the row says so already. */
  label?: string
  /** Whose row it is. */
  about: string
}

/** Stands where the button was: what was done, and the way back. */
export function RowDone({ done: { undo }, label, about }: RowDoneProps) {
  const text = useText()
  return (
    <span className={styles.done}>
      {label}
      {undo && (
        <>
          {label && ' · '}
          <span className={styles.undo}>
            <TextButton aria-label={text('admin.undo.undoFor', { about })} onClick={undo}>
              {text('admin.undo.undo')}
            </TextButton>
          </span>
        </>
      )}
    </span>
  )
}
