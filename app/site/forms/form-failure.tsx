import { useIslandWords } from '../islands/island-words.ts'
import styles from './form-failure.module.css'

/** Above a form: why what was sent could not be kept. Read aloud at once. */
export function FormFailure({ children }: { children: string | undefined }) {
  const words = useIslandWords()
  if (!children) return null
  return (
    <p role="alert" className={styles.failure}>
      <strong>{words.wrong}</strong> {children}
    </p>
  )
}
