import { Spinner } from '#app/ui/display/spinner.tsx'
import styles from './waiting-step.module.css'
import { useBookingWords } from './words/booking-words.ts'

/** A placeholder for a step that cannot be shown yet. */
export function WaitingStep({ words }: { words?: string }) {
  const { opening } = useBookingWords().wizard
  return (
    <div className={styles.waiting}>
      <Spinner label={words ?? opening} />
    </div>
  )
}
