import { useText } from '#app/lib/messages/use-text.ts'
import styles from './form-failure.module.css'

/** Why the input could not be stored, above a form. Announced at once. */
export function FormFailure({ children }: { children: string | undefined }) {
  const text = useText()
  if (!children) return null
  return (
    <p role="alert" className={styles.failure}>
      <strong>{text('site.forms.wrong')}</strong> {children}
    </p>
  )
}
