import { classNames } from '../class-names.ts'
import styles from './spinner.module.css'

type SpinnerProps = { label: string; isLabelHidden?: boolean; className?: string | undefined }

/** A rotating crescent, with a text that says what is happening. */
export function Spinner({ label, isLabelHidden, className }: SpinnerProps) {
  return (
    <div role="status" className={classNames(styles.spinner, className)}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.moon}>
        <path d="M42 28.500A19 19 0 1 1 21.5 5a15.5 15.5 0 0 0 20.5 23.500Z" fill="var(--glow)" />
        <circle cx="33" cy="13" r="2.2" fill="currentColor" />
      </svg>
      <span className={classNames(isLabelHidden && 'visually-hidden')}>{label}</span>
    </div>
  )
}
