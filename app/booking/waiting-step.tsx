import { useText } from '#app/lib/messages/use-text.ts'
import { Spinner } from '#app/ui/display/spinner.tsx'
import styles from './waiting-step.module.css'

/** A placeholder for a step that cannot be shown yet. */
export function WaitingStep({ words }: { words?: string }) {
  const text = useText()
  return (
    <div className={styles.waiting}>
      <Spinner label={words ?? text('booking.wizard.opening')} />
    </div>
  )
}
