import { Spinner } from '#app/ui/spinner.tsx'
import styles from './waiting-step.module.css'

/** Holds the room of a step that cannot be shown yet. */
export function WaitingStep({ words = 'Opening your booking...' }: { words?: string }) {
  return (
    <div className={styles.waiting}>
      <Spinner label={words} />
    </div>
  )
}
