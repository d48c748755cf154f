import { useText } from '#app/lib/messages/use-text.ts'
import styles from './form-failure.module.css'

/** Shown above a form whose input could not be stored. Announced immediately. */
export function FormFailure({ children }: { children: string | undefined }) {
  const text = useText()
  if (!children) return null
  return (
    <p role="alert" className={styles.failure}>
      <strong>{text('site.forms.wrong')}</strong> {children}
    </p>
  )
}
