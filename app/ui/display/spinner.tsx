import styles from './spinner.module.css'

/** A rotating crescent, with a text that says what is happening. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={styles.spinner}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.moon}>
        <path d="M42 28.500A19 19 0 1 1 21.5 5a15.5 15.5 0 0 0 20.5 23.500Z" fill="var(--glow)" />
        <circle cx="33" cy="13" r="2.2" fill="currentColor" />
      </svg>
      <span>{label}</span>
    </div>
  )
}
