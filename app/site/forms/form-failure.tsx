import { useIslandWords } from '../words/island-words.ts'
import styles from './form-failure.module.css'

/** Why the input could not be stored, above a form. Announced at once. */
export function FormFailure({ children }: { children: string | undefined }) {
  const words = useIslandWords()
  if (!children) return null
  return (
    <p role="alert" className={styles.failure}>
      <strong>{words.wrong}</strong> {children}
    </p>
  )
}
